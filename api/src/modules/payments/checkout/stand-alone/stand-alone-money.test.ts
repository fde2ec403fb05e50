import { paise } from 'shared-contracts/values/money'
import { eventually, listRows, payByUpi } from '../../testing/checkout'
import { listReportedTroubles } from '../../testing/list-reported-troubles'
import { startTestShop, type TestShop } from '../../testing/test-shop'

/* Stand-alone payments are recorded, listed, refunded and announced by mail like those for orders. */

let shop: TestShop
afterEach(() => shop.close())

async function paid(settings: NodeJS.ProcessEnv, upiId: string): Promise<string> {
  shop = await startTestShop({ settings })
  const form = { amount: 10, userId: '', phone: '9876543210', name: 'Asha Rao' }
  const { data } = (await shop.visitor().post('/api/phonepe/initiate', form)).json()
  await payByUpi(data.instrumentResponse.redirectInfo.url, upiId)
  await eventually(
    () => listRows(shop, 'captures'),
    (rows) => rows.length > 0,
  )
  return data.merchantTransactionId
}

const captures = () => listRows(shop, 'captures')
const subjects = () => listReportedTroubles(shop.mails).map(({ subject }) => subject)
const waitForSubjects = (count: number) =>
  eventually(
    async () => subjects(),
    (all) => all.length === count,
  )

describe.each([
  ['v1', { PHONEPE_VERSION: 'v1' }],
  ['v2', { PHONEPE_VERSION: 'v2' }],
])('A payment of the stand-alone page by PhonePe %s', (_, settings) => {
  test('is in the ledger, is mailed to the shop, and can be refunded in part and in full', async () => {
    const id = await paid(settings, 'success@ybl')
    expect(await captures()).toMatchObject([{ stand_alone: id, amount: 1000, held: null, refunded: 0 }])
    expect(await waitForSubjects(1)).toEqual(['A payment of Rs 10 from Asha Rao has arrived'])

    const refund = (rupees: number) =>
      shop.app.payments.refund({
        of: id,
        amount: paise(rupees * 100),
        reason: `Rs ${rupees} too much`,
        who: 'owner',
      })
    await refund(4)
    await refund(6)
    await expect(refund(1)).rejects.toThrow(`At most Rs 0 of ${id} can be refunded.`)
    shop.gatewayWaits(120_000)
    shop.wait(120_000)
    await eventually(captures, ([row]) => Number(row?.refunded) === 1000)
    expect(await captures()).toMatchObject([{ refunded: 1000, underway: 0 }])
    expect((await waitForSubjects(3)).toSorted()).toEqual([
      'A payment of Rs 10 from Asha Rao has arrived',
      'Rs 4 refunded to Asha Rao',
      'Rs 6 refunded to Asha Rao',
    ])
  })

  test('is held for the owner if the amount differs, and pays nothing', async () => {
    const id = await paid(settings, 'amount-off@ybl')
    expect(await captures()).toMatchObject([{ stand_alone: id, amount: 1001, held: 'amount' }])
    expect(await shop.app.payments.listActionItems()).toMatch(
      new RegExp(`^P1 {2}${id} .* of Rs 10.01 is on hold`, 'm'),
    )
    expect(await waitForSubjects(1)).toEqual(['A payment of Rs 10.01 from Asha Rao is on hold'])
  })
})
