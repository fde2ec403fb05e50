import { screen } from '@testing-library/react'
import { inTurn, openDesk, refusals } from '../../testing/open-desk'

const limit = {
  name: 'packerRefundLimit',
  value: 50000,
  version: 2,
  changedBy: 'Meera',
  changedAt: '2026-11-26T08:35:00.000Z',
}
const set = 'PUT /api/desk/settings/packerRefundLimit'

async function setTo(amount: string, answer = inTurn({ status: 200, body: { ...limit, version: 3 } })) {
  const page = openDesk('/desk/settings', {
    api: {
      'GET /api/desk/settings': { status: 200, body: [limit] },
      'GET /api/desk/couriers': { status: 200, body: [] },
      [set]: answer,
    },
  })
  const field = await screen.findByLabelText('A packer may give back, of one order')
  expect(field).toHaveValue('500')
  await page.user.clear(field)
  if (amount) await page.user.type(field, amount)
  await page.user.click(screen.getByRole('button', { name: 'Set the limit' }))
  return {
    ...page,
    sent: () => page.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  }
}

test('the owner sets a limit in rupees, and the version they saw goes with it', async () => {
  const { sent } = await setTo('750.50')
  expect(await screen.findByText('The limit is set.')).toBeInTheDocument()
  expect(sent()).toEqual([{ value: 75050, version: 2 }])
})

test('an empty field is no limit', async () => {
  const { sent } = await setTo('')
  expect(await screen.findByText('The limit is set.')).toBeInTheDocument()
  expect(sent()).toEqual([{ value: null, version: 2 }])
})

test.each(['five hundred', '-5', '1.234'])('%s is no amount, and is not sent', async (amount) => {
  const { sent } = await setTo(amount)
  expect(await screen.findByText(/Write an amount in rupees/)).toBeInTheDocument()
  expect(sent()).toEqual([])
})

test('the question whether it is still the owner comes before the change', async () => {
  const { user, sent } = await setTo('100', inTurn(refusals.proofNeeded))
  await screen.findByRole('dialog', { name: 'Is it still you?' })
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(sent()).toHaveLength(1)
})
