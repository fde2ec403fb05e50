import { screen, waitFor } from '@testing-library/react'
import { listMutations } from 'shared-contracts/testing/mutations'
import { leaveForGateway } from '../data/payment/leave-for-gateway'
import { ananya } from '../testing/example-cart'
import { openPage } from '../testing/open-page'

jest.mock('../data/payment/leave-for-gateway')
const left = jest.mocked(leaveForGateway)

beforeEach(() => left.mockReset())
afterEach(() => jest.restoreAllMocks())

const provider = {
  success: true,
  data: { instrumentResponse: { redirectInfo: { url: 'https://pay.example/t' } } },
}

function openPayment(answer: { status: number; body: unknown }, user?: typeof ananya) {
  return openPage({ path: '/payment', user, api: { 'POST /api/phonepe/initiate': answer } })
}

async function fillForm(
  { user }: ReturnType<typeof openPage>,
  { amount = '250.50', name = 'Ananya Rao', phone = '9845012345' } = {},
) {
  await user.type(await screen.findByLabelText('Amount'), amount)
  await user.type(screen.getByLabelText('Name'), name)
  await user.type(screen.getByLabelText('Phone'), phone)
  await user.click(screen.getByRole('button', { name: 'Pay with PhonePe' }))
}

test.each([
  ['once', provider],
  ['twice', { data: provider }],
])('a payment opens the provider’s page from a response wrapped %s [1.19, 13.1, 13.4]', async (_, body) => {
  const page = openPayment({ status: 200, body })
  await fillForm(page)
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/t'))
  expect(page.sentTo('POST /api/phonepe/initiate')).toEqual([
    { amount: 250.5, userId: 'MUID123', phone: '9845012345', name: 'Ananya Rao' },
  ])
  expect(screen.getByRole('button', { name: 'Pay with PhonePe' })).toBeDisabled()
})

test.each([
  [{ message: 'Refused.', error: { message: 'Bad number.' } }, 'Bad number.'],
  [{ message: 'Refused.', data: { message: 'Bad number.' } }, 'Bad number.'],
  [{ message: 'Refused.', error: 'Bad number.' }, 'Bad number.'],
  [{ message: 'Refused.' }, 'Refused.'],
  ['<!doctype html>', 'Payment initiation failed'],
])('the page shows the provider’s message of a refusal %j first: %s [13.5]', async (body, words) => {
  await fillForm(openPayment({ status: 400, body }))
  expect(await screen.findByText(words)).toBeVisible()
})

const withoutUrl = listMutations(provider, [null]).filter(
  ([, body]) => !JSON.stringify(body ?? '').includes('pay.example'),
)

test.each(withoutUrl)('a payment without a page of the provider has failed to start: %s', async (_, body) => {
  // In development, Redux Toolkit logs the error thrown for a response without data.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await fillForm(openPayment({ status: 200, body }))
  expect(await screen.findByText('Failed to initiate payment')).toBeVisible()
  expect(left).not.toHaveBeenCalled()
})

test('a logged-in customer pays under their own id [13.2]', async () => {
  const page = openPayment({ status: 200, body: provider }, ananya)
  await fillForm(page)
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(page.sentTo('POST /api/phonepe/initiate')).toMatchObject([{ userId: 'customer-1' }])
})

test.each([
  ['Amount', { amount: '0.5' }],
  ['Amount', { amount: '-5' }],
  ['Amount', { amount: '12,50' }],
  ['Amount', { amount: '1.255' }],
  ['Amount', { amount: '1000001' }],
  ['Amount', { amount: 'abc' }],
  ['Name', { name: ' ' }],
  ['Phone', { phone: '98450' }],
])('a wrong %s sends nothing [13.3]', async (label, wrong) => {
  const page = openPayment({ status: 200, body: provider })
  await fillForm(page, wrong)
  expect(screen.getByLabelText(label)).toBeInvalid()
  expect(page.sentTo('POST /api/phonepe/initiate')).toEqual([])
})

test.each([
  [
    'the provider’s words',
    { status: 200, body: { data: { success: false, message: 'Number not known.' } } },
    'Number not known.',
  ],
  ['the server’s words', { status: 502, body: { message: 'PhonePe is down.' } }, 'PhonePe is down.'],
  ['a failure without words', { status: 500, body: {} }, 'Payment initiation failed'],
  ['an answer without an address', { status: 200, body: { success: true } }, 'Failed to initiate payment'],
])('the page shows %s, and the form can be sent again [13.5]', async (_, answer, message) => {
  const page = openPayment(answer)
  await fillForm(page)
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('button', { name: 'Pay with PhonePe' })).toBeEnabled()
  expect(screen.getByLabelText('Amount')).toHaveValue('250.50')
})

test.each([
  ['१००', 100],
  ['1,000', 1000],
  ['Rs 100', 100],
  ['₹ 1,00,000.50', 100_000.5],
  ['\u202a೧೦೦\u202c', 100],
  ['500/-', 500],
  ['1000000', 1_000_000],
])('the amount %s is sent as %s [13.3]', async (amount, rupees) => {
  const page = openPayment({ status: 200, body: provider })
  await fillForm(page, { amount })
  await waitFor(() => expect(left).toHaveBeenCalled())
  expect(page.sentTo('POST /api/phonepe/initiate')).toMatchObject([{ amount: rupees }])
})

test.each(['98450 12345', '+91 98450 12345', '098450-12345', '९८४५०१२३४५', '\u202a೯೮೪೫೦ ೧೨೩೪೫\u202c'])(
  'the phone %s has ten digits [13.3]',
  async (phone) => {
    const page = openPayment({ status: 200, body: provider })
    await fillForm(page, { phone, name: ' An\u200banya\u00a0 Rao' })
    await waitFor(() => expect(left).toHaveBeenCalled())
    expect(page.sentTo('POST /api/phonepe/initiate')).toMatchObject([
      { phone: '9845012345', name: 'Ananya Rao' },
    ])
  },
)

test.each(['+44 7911 123456', '+65 9123 4567', '98450,12345'])(
  'the phone %s is rejected, and nothing is sent [13.3]',
  async (phone) => {
    const page = openPayment({ status: 200, body: provider })
    await fillForm(page, { phone })
    expect(screen.getByLabelText('Phone')).toBeInvalid()
    expect(page.sentTo('POST /api/phonepe/initiate')).toEqual([])
  },
)
