import { paise } from 'shared-contracts/values/money'
import { buildPayment, eventually, listMails, listRows, openPayPage, payByUpi } from '../testing/checkout'
import { isPaid, listEvents, shopperSteps } from '../testing/shopper-steps'
import { startTestShop } from '../testing/test-shop'

test('a refund survives a gateway outage: it is pending, exists once, and nobody is notified that it is done [26.14]', async () => {
  const shop = await startTestShop()
  const steps = shopperSteps(shop, await shop.customer('asha'))
  const order = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(order)), 'testsuccess@gocash')
  expect(await eventually(() => steps.storedStatus(order), isPaid)).toBe('Paid')
  await shop.stopGateway()

  const command = { of: order, amount: paise(17500), reason: 'Out of season', who: 'owner' }
  const answers = [await shop.app.payments.refund(command), await shop.app.payments.refund(command)]
  expect(answers.map(({ state }) => state)).toEqual(['pending', 'pending'])
  expect(await listRows(shop, 'refunds')).toEqual([
    expect.objectContaining({ amount: 17500, next_question_at: expect.anything() }),
  ])
  expect(await steps.storedStatus(order)).toBe('Paid')
  expect((await listMails(shop, order)).filter(({ subject }) => subject.startsWith('Refund of'))).toEqual([])
  await shop.close()
})

test('an order whose held payment was refunded no longer waits for a payment [26.15]', async () => {
  const shop = await startTestShop()
  const asha = await shop.customer('asha')
  const steps = shopperSteps(shop, asha)
  const order = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(order)), 'amount-off@gocash')
  const isHeld = (answer: object) => 'held' in answer && answer.held === 'arrived'
  expect(await eventually(() => steps.askedStatus(order), isHeld)).toMatchObject({ status: 'Pending' })

  const refund = (amount: number) =>
    shop.app.payments.refund({ of: order, amount: paise(amount), reason: 'Another amount', who: 'owner' })
  await refund(10000)
  await refund(7501)
  shop.wait(60_000)
  const isOver = (answer: object) => 'status' in answer && answer.status === 'Refunded'
  expect(await eventually(() => steps.askedStatus(order), isOver)).toEqual({
    orderId: order,
    status: 'Refunded',
  })
  const again = await asha.post('/api/payments/create', buildPayment(order))
  expect(again.json()).toMatchObject({ code: 'ALREADY_PAID', error: `Order ${order} has been refunded.` })
  expect((await listEvents(shop, order)).at(-1)).toBe('refunded')
  await shop.close()
})
