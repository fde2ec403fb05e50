import { paise } from 'shared-contracts/values/money'
import { sendCashfree, success } from '../testing/cashfree-message'
import { eventually, listRows, openPayPage, payByUpi } from '../testing/checkout'
import { findGatewayId, listEvents, shopperSteps } from '../testing/shopper-steps'
import { startTestShop, type TestShop } from '../testing/test-shop'

/* The gateway's webhooks don't reach the shop here: the shop asks the gateway, or a test sends it a message. */

let shop: TestShop
beforeEach(async () => {
  shop = await startTestShop({ isReachable: false })
})
afterEach(() => shop.close())

const waiting = () => shop.app.payments.waiting()
const MINUTE = 60_000
const TWO_HOURS = 125 * MINUTE

test.each(['cashfree', 'phonepe'])(
  'an abandoned checkout at %s is never listed: it is closed there, and fails',
  async (gateway) => {
    await shop.close()
    shop = await startTestShop({ isReachable: false, settings: { PAYMENT_GATEWAY: gateway } })
    const steps = shopperSteps(shop, await shop.customer('asha'))
    const orderId = await steps.place()
    await steps.startPaying(orderId)
    const wait = (minutes: number) => {
      shop.gatewayWaits(minutes * MINUTE)
      shop.wait(minutes * MINUTE)
    }
    wait(31)
    expect(await waiting()).toEqual([])
    wait(35)
    expect(
      await eventually(
        () => steps.storedStatus(orderId),
        (status) => status === 'Failed',
      ),
    ).toBe('Failed')
    expect(await listEvents(shop, orderId)).toEqual(['placed', 'failed'])
    wait(24 * 60)
    expect(await waiting()).toEqual([])
  },
)

test('an undecided payment is listed after two hours, and goes away once the gateway is asked', async () => {
  const steps = shopperSteps(shop, await shop.customer('asha'))
  const orderId = await steps.place()
  const page = await openPayPage(shop, await steps.startPaying(orderId))
  await payByUpi(page, 'testpending@gocash')
  const id = `O${await findGatewayId(shop, orderId)}`
  shop.wait(TWO_HOURS - 1)
  expect(await waiting()).toEqual([])
  shop.wait(1)
  expect(await waiting()).toMatchObject([{ id, kind: 'order', about: orderId, action: { does: 'ask' } }])
  expect(await shop.app.payments.askGateway(id)).toBe(false)

  await sendCashfree(shop, success(await findGatewayId(shop, orderId), 'p-1'))
  expect(await waiting()).toEqual([])
  expect(await steps.storedStatus(orderId)).toBe('Paid')
  await expect(shop.app.payments.askGateway(id)).rejects.toThrow(`There is no open action item ${id}.`)
})

test('asking a gateway that is down does not fail, and the payment stays listed', async () => {
  const steps = shopperSteps(shop, await shop.customer('asha'))
  const orderId = await steps.place()
  await steps.startPaying(orderId)
  await shop.stopGateway()
  shop.wait(TWO_HOURS)
  expect(await shop.app.payments.askGateway(`O${await findGatewayId(shop, orderId)}`)).toBe(false)
})

test('a payment without an order is listed until somebody reviews it or it is refunded', async () => {
  const pay = async () => {
    const form = { amount: 10, userId: '', phone: '9876543210', name: 'Asha Rao' }
    const { data } = (await shop.visitor().post('/api/phonepe/initiate', form)).json()
    await payByUpi(data.instrumentResponse.redirectInfo.url, 'success@ybl')
    await shop.visitor().get(`/api/phonepe/status/${data.merchantTransactionId}`)
    shop.wait(60_000)
    await eventually(
      async () => (await listRows(shop, 'captures')).map((row) => row.stand_alone),
      (ids) => ids.includes(data.merchantTransactionId),
    )
    return String(data.merchantTransactionId)
  }
  const ids = [await pay(), await pay()]
  const [first, second] = await waiting()
  expect([first, second]).toMatchObject(ids.map((about) => ({ kind: 'stand-alone', about })))
  expect(first?.why).toMatch(/^Asha Rao \(9876543210\) paid Rs 10 without an order, as payment /)
  await shop.app.payments.lookedAt({ id: first?.id ?? '', reason: 'For 20 boxes', who: 'owner' })
  await shop.app.payments.refund({ of: ids[1] ?? '', amount: paise(1000), reason: 'Twice', who: 'owner' })
  shop.gatewayWaits(120_000)
  shop.wait(120_000)
  expect(await eventually(waiting, (items) => items.length === 0)).toEqual([])
})
