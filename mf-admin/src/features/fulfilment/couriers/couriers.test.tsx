import { screen, waitFor, within } from '@testing-library/react'
import { exampleCouriers } from '../../../testing/example-order'
import { openAdmin } from '../../../testing/open-admin'

const ok = (body: unknown) => ({ status: 200, body })

function openSettings(couriers = exampleCouriers) {
  return openAdmin('/admin/settings', {
    api: {
      'GET /api/admin/settings': ok([]),
      'GET /api/admin/couriers': ok(couriers),
      'PUT /api/admin/couriers/dtdc': ok({ ...exampleCouriers[1], version: 2 }),
      'POST /api/admin/couriers': { status: 201, body: { ...exampleCouriers[1], id: 'x' } },
    },
  })
}

test('the owner stops offering a courier, and corrects its tracking page', async () => {
  const { user, requests } = openSettings()
  await user.click(await screen.findByRole('button', { name: 'Edit DTDC' }))
  const form = within(screen.getByRole('dialog', { name: 'Edit DTDC' }))
  const address = form.getByLabelText('Tracking page address')
  await user.clear(address)
  await user.type(address, 'http://dtdc.example')
  await user.click(form.getByRole('button', { name: 'Save courier' }))
  expect(address).toBeInvalid()
  await user.clear(address)
  await user.type(address, 'https://dtdc.example/follow?no={{awb}')
  await user.click(form.getByLabelText('Offer this courier when shipping'))
  await user.click(form.getByRole('button', { name: 'Save courier' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'DTDC',
      trackingAddress: 'https://dtdc.example/follow?no={awb}',
      isOffered: false,
      version: 1,
    }),
  )
})

test('the owner adds a local courier', async () => {
  const { user, requests } = openSettings()
  await user.click(await screen.findByRole('button', { name: 'Add courier' }))
  const form = within(screen.getByRole('dialog', { name: 'Add courier' }))
  await user.type(form.getByLabelText('Name'), 'Ravi on his bicycle')
  await user.click(form.getByRole('button', { name: 'Add courier' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Ravi on his bicycle',
      trackingAddress: '',
      isOffered: true,
    }),
  )
})

test('a shop without couriers asks the owner to add one', async () => {
  openSettings([])
  expect(await screen.findByRole('heading', { level: 3, name: 'No couriers yet' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add courier' })).toBeInTheDocument()
})
