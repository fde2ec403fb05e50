import { paise } from 'shared-contracts/domain/money'
import { eventually, mailsAbout, openPayPage, payByUpi, rowsOf } from './testing/checkout'
import { isPaid, shopperSteps } from './testing/shopper-steps'
import { startTestShop } from './testing/test-shop'

test('a refund is not lost when the gateway is down: it is on its way, once, and nobody is told that it is made', async () => {
  const shop = await startTestShop()
  const steps = shopperSteps(shop, await shop.customer('asha'))
  const order = await steps.place()
  await payByUpi(await openPayPage(shop, await steps.startPaying(order)), 'testsuccess@gocash')
  expect(await eventually(() => steps.storedStatus(order), isPaid)).toBe('Paid')
  await shop.stopGateway()

  const command = { order, amount: paise(17500), reason: 'Out of season', who: 'owner' }
  const answers = [await shop.app.payments.refund(command), await shop.app.payments.refund(command)]
  expect(answers.map(({ state }) => state)).toEqual(['pending', 'pending'])
  expect(await rowsOf(shop, 'refunds')).toEqual([
    expect.objectContaining({ state: 'pending', next_question_at: expect.anything() }),
  ])
  expect(await steps.storedStatus(order)).toBe('Paid')
  expect((await mailsAbout(shop, order)).filter(({ subject }) => subject.includes('refund'))).toEqual([])
  await shop.close()
})
