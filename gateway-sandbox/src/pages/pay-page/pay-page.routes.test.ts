import { cashfreeHeaders, cashfreeOrderStatus, openCashfreeOrder, pay } from '../../testing/merchant'
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox'

const THANK_YOU = 'http://shop.example/thank-you?order_id=ORD-1732195022000'

let sandbox: TestSandbox
beforeEach(() => {
  sandbox = startTestSandbox()
})
afterEach(() => sandbox.app.close())

async function payments() {
  const url = '/pg/orders/ORD-1732195022000/payments'
  return (await sandbox.app.inject({ url, headers: cashfreeHeaders() })).json()
}

test('the pay page shows merchant, order, amount, the three methods, PAY and CANCEL [26.3]', async () => {
  const page = await sandbox.app.inject(await openCashfreeOrder(sandbox.app))
  expect(page.statusCode).toBe(200)
  for (const text of [
    'Kesar &amp; Clove',
    'ORD-1732195022000',
    '₹1180.00',
    '>UPI<',
    '>Card<',
    '>Net banking<',
  ])
    expect(page.body).toContain(text)
  expect(page.body.indexOf('>PAY<')).toBeGreaterThan(0)
  expect(page.body.indexOf('>PAY<')).toBeLessThan(page.body.indexOf('>CANCEL<'))
})

test.each([
  ['the success UPI ID', { method: 'upi', upiId: ' TestSuccess@gocash ' }, 'PAID', 'SUCCESS'],
  ['the failure UPI ID', { method: 'upi', upiId: 'testfailure@gocash' }, 'ACTIVE', 'FAILED'],
  ['the pending UPI ID', { method: 'upi', upiId: 'testpending@gocash' }, 'ACTIVE', 'PENDING'],
  ['a card ending 1111', { method: 'card', cardNumber: '4111 1111 1111 1111' }, 'PAID', 'SUCCESS'],
  ['the documented card', { method: 'card', cardNumber: '4706131211212123' }, 'PAID', 'SUCCESS'],
  ['a card ending 0002', { method: 'card', cardNumber: '4000-0000-0000-0002' }, 'ACTIVE', 'FAILED'],
  ['Success bank', { method: 'netbanking', bank: 'Success bank' }, 'PAID', 'SUCCESS'],
  ['Failure bank', { method: 'netbanking', bank: 'Failure bank' }, 'ACTIVE', 'FAILED'],
  ['Pending bank', { method: 'netbanking', bank: 'Pending bank' }, 'ACTIVE', 'PENDING'],
])(
  'a customer who pays with %s returns to the shop, and the order has the outcome [26.3]',
  async (_name, fields, order, payment) => {
    const page = await openCashfreeOrder(sandbox.app)
    const back = await pay(sandbox.app, page, { expiry: '03/99', cvv: '123', ...fields })
    expect(back.statusCode).toBe(303)
    expect(back.headers.location).toBe(THANK_YOU)
    expect(await cashfreeOrderStatus(sandbox.app)).toBe(order)
    expect(await payments()).toEqual([
      expect.objectContaining({ payment_status: payment, order_amount: 1180, payment_amount: 1180 }),
    ])
  },
)

test.each([
  ['Enter your UPI ID.', { method: 'upi' }],
  [
    'Unknown UPI ID. Use testsuccess@gocash, testfailure@gocash, testpending@gocash.',
    { upiId: 'success@ybl' },
  ],
  ['Enter your card number.', { method: 'card', expiry: '12/99', cvv: '123' }],
  [
    'Unknown card number. Use a test card that ends in 1111 or 0002.',
    { method: 'card', cardNumber: '4111111111111112', expiry: '12/99', cvv: '123' },
  ],
  [
    'Enter the expiry date as MM/YY.',
    { method: 'card', cardNumber: '4111111111111111', expiry: '13/30', cvv: '123' },
  ],
  ['This card has expired.', { method: 'card', cardNumber: '4111111111111111', expiry: '01/20', cvv: '123' }],
  [
    'Enter the 3 or 4 digits of the CVV.',
    { method: 'card', cardNumber: '4111111111111111', expiry: '12/99', cvv: '12' },
  ],
  ['Choose your bank.', { method: 'netbanking', bank: 'My bank' }],
  ['Choose UPI, card or net banking.', { method: 'cash' }],
])('the form shows "%s", and no payment is attempted', async (message, fields) => {
  const page = await openCashfreeOrder(sandbox.app)
  const again = await pay(sandbox.app, page, fields)
  expect(again.statusCode).toBe(422)
  expect(again.body).toContain('role="alert"')
  expect(again.body).toContain(message)
  expect(await payments()).toEqual([])
})

test('a customer’s input is kept next to an error, is shown as text, and the CVV is not kept', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  const again = await pay(sandbox.app, page, {
    method: 'card',
    cardNumber: '"><script>',
    expiry: '12/99',
    cvv: '987',
  })
  expect(again.body).toContain('value="&quot;&gt;&lt;script&gt;"')
  expect(again.body).not.toContain('987')
})

test('a failed order can be paid again, each attempt with its own id', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testfailure@gocash' })
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('PAID')
  const [latest, first] = await payments()
  expect([latest.payment_status, first.payment_status]).toEqual(['SUCCESS', 'FAILED'])
  expect(latest.cf_payment_id).not.toBe(first.cf_payment_id)
  expect(first.error_details).toMatchObject({
    error_code: 'TRANSACTION_DECLINED',
    error_reason: 'bank_rejected',
  })
})

test('a customer who cancels returns with the order still open', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  const back = await pay(sandbox.app, page, { action: 'cancel' })
  expect(back.headers.location).toBe(THANK_YOU)
  expect(await cashfreeOrderStatus(sandbox.app)).toBe('ACTIVE')
  expect((await payments())[0].payment_status).toBe('USER_DROPPED')
})

test('a second press of PAY does not pay twice', async () => {
  const page = await openCashfreeOrder(sandbox.app)
  await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  const second = await pay(sandbox.app, page, { method: 'upi', upiId: 'testsuccess@gocash' })
  expect(second.headers.location).toBe(THANK_YOU)
  expect(await payments()).toHaveLength(1)
  expect((await sandbox.app.inject(page)).body).toContain('This order has been paid.')
})

test('an unknown session or pay page is not found', async () => {
  const session = await sandbox.app.inject({
    method: 'POST',
    url: '/pg/view/sessions/checkout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'payment_session_id=session_guess',
  })
  expect(session.statusCode).toBe(404)
  expect((await sandbox.app.inject('/pay/guess')).statusCode).toBe(404)
})
