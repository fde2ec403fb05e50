import { buildPayment, eventually, listRows, openPayPage, payByUpi } from '../testing/checkout'
import { atGateway } from '../testing/gateway-control'
import { listReportedTroubles } from '../testing/list-reported-troubles'
import { findGatewayId, isPaid, type Shopper, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

const HOUR_MS = 3_600_000

const ways = [
  { name: 'cashfree', settings: {}, pays: 'testsuccess@gocash' },
  {
    name: 'cashfree',
    settings: { CASHFREE_API_VERSION: '2022-01-01' },
    pays: 'testsuccess@gocash',
  },
  { name: 'phonepe-v1', settings: { PAYMENT_GATEWAY: 'phonepe' }, pays: 'success@ybl' },
  {
    name: 'phonepe-v2',
    settings: { PAYMENT_GATEWAY: 'phonepe', PHONEPE_VERSION: 'v2' },
    pays: 'success@ybl',
  },
]

describe.each(ways)('a row of $name $settings.CASHFREE_API_VERSION', ({ name, settings, pays }) => {
  let shop: TestShop
  let asha: Shopper
  let steps: ReturnType<typeof shopperSteps>
  let gatewayId: string

  beforeAll(async () => {
    shop = await startTestShop({ settings })
    asha = await shop.customer('asha')
    steps = shopperSteps(shop, asha)
    for (let count = 0; count < 2; count += 1) await payFor(await steps.place())
    gatewayId = await findGatewayId(shop, 'ORD-1')
    // A movement younger than an hour may still be on its way.
    shop.wait(2 * HOUR_MS)
  })
  afterAll(() => shop.close())

  async function payFor(orderId: string): Promise<void> {
    const started = await asha.post('/api/payments/create', buildPayment(orderId))
    const link: string = started.json().payment.payment_link
    const isOwnPage = new URL(link).origin === shop.publicOrigin
    await payByUpi(isOwnPage ? await openPayPage(shop, link) : link, pays)
    expect(await eventually(() => steps.storedStatus(orderId), isPaid)).toBe('Paid')
  }

  const compare = () => shop.app.payments.reconcile({ gateway: name })
  const choose = (fault: string) => atGateway(shop, 'row-faults', { row: gatewayId, fault })

  test('that matches the ledger is equal, to the paisa', async () => {
    const { text, isFine } = await compare()
    expect(text).toContain(`${name}: 2 equal (0 of them settled), 0 different`)
    expect(text).toContain('payments: Rs 350.00 equal; differences: Rs ')
    expect(isFine).toBe(true)
  })

  test.each([
    ['row-missing', 'missing-there', 17500, null],
    ['row-doubled', 'doubled', 17500, 35000],
    ['row-amount-off', 'amount', 17500, 17501],
  ])(
    'with %s is reported as %s, mailed once until it is gone, and again if it returns',
    async (fault, cause, here, there) => {
      const countMails = () => listReportedTroubles(shop.mails).length
      const before = countMails()
      await choose(fault)
      const first = await compare()
      expect(first.isFine).toBe(false)
      expect(first.text).toContain(`${name}: 1 equal`)
      expect(first.text).toMatch(/^ {4}X\d+ {2}ORD-1-/m)
      const kept = async () => (await listRows(shop, 'differences')).filter((row) => row.cause === cause)
      expect(await kept()).toMatchObject([
        { provider: name, kind: 'capture', here, there, gateway_order_id: gatewayId, gone_at: null },
      ])
      expect(await shop.app.payments.listActionItems()).toMatch(/^X\d+ {2}ORD-1-/m)
      await compare()
      await eventually(
        async () => countMails(),
        (count) => count === before + 1,
      )

      await choose('none')
      expect((await compare()).isFine).toBe(true)
      expect(await kept()).toMatchObject([{ gone_at: expect.anything() }])
      await choose(fault)
      expect((await compare()).isFine).toBe(false)
      expect(await kept()).toMatchObject([{ gone_at: null }])
      expect(
        await eventually(
          async () => countMails(),
          (count) => count === before + 2,
        ),
      ).toBe(before + 2)
      await choose('none')
      await compare()
    },
  )

  test('that arrives a day late is missing there, and no longer the next day', async () => {
    await choose('row-late')
    expect((await compare()).text).toContain(`is missing at ${name}: Rs 175 (done) in the ledger`)
    shop.wait(24 * HOUR_MS)
    shop.gatewayWaits(26 * HOUR_MS)
    const later = await compare()
    expect(later.text).toMatch(`${name}: 2 equal`)
    expect(later.isFine).toBe(true)
  })

  test('is settled a day later', async () => {
    await choose('none')
    expect((await compare()).text).toContain(`${name}: 2 equal (2 of them settled)`)
  })
})
