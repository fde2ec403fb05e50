import { screen } from '@testing-library/react'
import { openAdmin, refusals } from '../../testing/open-admin'

const CALL = '/api/admin/business-details'
const businessDetails = {
  ...{ foodLicence: '10000000000001', officerName: null, officerPost: null, officerPhone: null },
  ...{ officerEmail: null, hours: 'Monday to Friday, 10 to 18', version: 4 },
  missing: ['officerName', 'officerPost', 'officerPhone', 'officerEmail'],
}

function openShop(api: object = {}) {
  return openAdmin('/admin/shop', {
    api: { [`GET ${CALL}`]: { status: 200, body: businessDetails }, ...api },
  })
}

test('the owner sees what is missing, and saves only changed fields', async () => {
  const { user, requests } = openShop({ [`PATCH ${CALL}`]: { status: 200, body: businessDetails } })
  expect(await screen.findByText(/^Still missing: Grievance officer: name/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'No changes to save' })).toBeDisabled()
  await user.type(screen.getByLabelText('Grievance officer: name'), 'Meera Iyer')
  await user.clear(screen.getByLabelText('Support hours'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('dialog', { name: 'Remove these details?' })).toHaveTextContent(
    'Support hours.',
  )
  expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Remove and save' }))
  expect(await screen.findByText('Saved. Pages and emails will show this.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    officerName: 'Meera Iyer',
    hours: null,
    version: 4,
  })
})

test('a wrong phone number is refused beside its field and at the button, and not sent', async () => {
  const { user, requests } = openShop()
  await user.type(await screen.findByLabelText('Grievance officer: phone'), 'abc')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Check this field: Grievance officer: phone.')).toBeVisible()
  expect(screen.getByLabelText('Grievance officer: phone')).toBeInvalid()
  expect(requests.some(({ method }) => method === 'PATCH')).toBe(false)
})

test('after a conflict the person sees a message, and their input stays', async () => {
  const { user } = openShop({ [`PATCH ${CALL}`]: refusals.changedMeanwhile })
  await user.type(await screen.findByLabelText('Grievance officer: designation'), 'Owner')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha changed this')
  expect(screen.getByLabelText('Grievance officer: designation')).toHaveValue('Owner')
})
