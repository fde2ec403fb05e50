import { shop as contact } from 'shared-contracts/platform/shop'
import { givePassword, joinByPassword, mailedInvitation } from '../../../../admin/testing/admin-people'
import { generateCode } from '../../../../staff/sign-in-methods/authenticator-codes'
import { type AdminSteps, adminSteps, paidOrder, readState, setLimit } from '../../../testing/admin-steps'
import { eventually, listRows } from '../../../testing/checkout'
import { shopperSteps } from '../../../testing/shopper-steps'
import { startTestShop, type TestShop } from '../../../testing/test-shop'

let shop: TestShop
let steps: ReturnType<typeof shopperSteps>

beforeEach(async () => {
  shop = await startTestShop()
  steps = shopperSteps(shop, await shop.customer('asha'))
  await setLimit(shop, 'fourEyesLimit', 10_000)
})
afterEach(() => shop.close())

const sum = (amount: number) => ({ kind: 'sum', amount }) as const
const TEN_MINUTES = 10 * 60_000
const DAY = 24 * 60 * 60_000
const refunds = () => listRows(shop, 'refunds')
const loggedEntries = async () =>
  (await listRows(shop, 'audit_log')).map(({ name, what }) => `${name} ${what}`)
const mailsToShop = (begin: string) =>
  eventually(
    async () => shop.mails.filter(({ to, subject }) => to === contact.email && subject.startsWith(begin)),
    (mails) => mails.length > 0,
  )

test('a refund above the limit is sent only after a second person approves it with re-authentication', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  const [meera, ravi] = [await adminSteps(shop, 'owner', 'Meera'), await adminSteps(shop, 'owner', 'Ravi')]
  expect(readState(await meera.requestRefund(id, sum(10_000)))).not.toMatch('waits')
  const requested = await meera.requestRefund(id, sum(1), 'A little more')
  expect(requested.json()).toMatchObject({ state: 'waits-for-second', dueAt: null })
  const wait = requested.json().id
  expect((await ravi.actionItems()).refundRequests).toMatchObject([
    { id: wait, about: orderId, by: { name: 'Meera' } },
  ])
  expect(await meera.moneyOf(id)).toMatchObject({ left: 7_499 })

  const own = await meera.confirm(wait)
  expect(own.statusCode).toBe(403)
  expect(own.json().message).toBe('Someone else must confirm your refund.')
  const packer = await adminSteps(shop, 'packer', 'Kiran')
  expect((await packer.confirm(wait)).json().code).toBe('NO_RIGHT')
  shop.wait(6 * 60_000)
  expect((await ravi.confirm(wait)).json().code).toBe('REAUTHENTICATION_REQUIRED')
  expect(await refunds()).toHaveLength(1)

  const again = await adminSteps(shop, 'owner', 'Leela')
  const confirmed = await Promise.all([again.confirm(wait), again.confirm(wait)])
  expect(confirmed.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(confirmed[0]?.json()).toMatchObject({ confirmedBy: 'Leela' })
  expect(await refunds()).toHaveLength(2)
  expect((await again.actionItems()).refundRequests).toEqual([])
  expect((await meera.undo(wait)).json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: 'This refund has already been initiated. It was confirmed by Leela.',
  })
  expect(await loggedEntries()).toEqual([
    'Meera refund-ordered',
    'Meera refund-asked-for',
    'Leela refund-ordered',
  ])
})

test('a sole owner has ten minutes to undo a refund, and the shop is notified by mail', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  const meera = await adminSteps(shop, 'owner', 'Meera')
  const requested = await meera.requestRefund(id, sum(10_001))
  expect(requested.json()).toMatchObject({ state: 'waits', dueAt: expect.any(String) })
  const [mail] = await mailsToShop('Meera is refunding Rs 100.01')
  expect(mail?.text).toContain(orderId)
  expect(mail?.text).toContain('/admin/money')
  expect((await meera.undo(requested.json().id)).json()).toMatchObject({ state: 'undone' })
  expect((await meera.undo(requested.json().id)).statusCode).toBe(200)
  shop.wait(TEN_MINUTES)

  const later = await adminSteps(shop, 'packer', 'Kiran')
  expect(await later.moneyOf(id)).toMatchObject({ left: 17_500, refundRequests: [{ state: 'undone' }] })
  expect(await refunds()).toEqual([])
  expect(await loggedEntries()).toEqual(['Meera refund-asked-for', 'Meera refund-undone'])
})

test('a refund nobody undoes is sent after ten minutes, once across all servers', async () => {
  const { id } = await paidOrder(shop, steps)
  await shop.another()
  const meera = await adminSteps(shop, 'owner', 'Meera')
  await meera.requestRefund(id, sum(10_001))
  shop.wait(TEN_MINUTES - 1)
  expect(await refunds()).toEqual([])
  shop.wait(1)
  await eventually(refunds, (rows) => rows.length > 0)
  shop.gatewayWaits(120_000)
  shop.wait(120_000)
  const done = await eventually(
    () => meera.moneyOf(id),
    ({ refundRequests }) => refundRequests[0]?.state === 'done',
  )
  expect(done.refundRequests).toMatchObject([{ amount: 10_001, state: 'done' }])
  expect(await refunds()).toHaveLength(1)
  expect(await loggedEntries()).toEqual(['Meera refund-asked-for', 'The shop refund-ordered'])
})

test('a refund that is no longer possible when due is refused, and the shop learns why', async () => {
  const { id, orderId } = await paidOrder(shop, steps)
  const meera = await adminSteps(shop, 'owner', 'Meera')
  await meera.requestRefund(id, sum(10_001))
  // Meanwhile somebody refunds the whole payment from the terminal.
  await shop.app.payments.refund({ of: orderId, amount: 17_500 as never, reason: 'By hand', who: 'owner' })
  shop.wait(TEN_MINUTES)
  const [mail] = await mailsToShop(`Refund of Rs 100.01 for ${orderId} not sent`)
  expect(mail?.text).toMatch(/At most Rs 0 of .* can be refunded\./)
  expect(mail?.text).toMatch(/OPEN ADMIN:\s+\S+\/admin\/money\b/)
  const { refundRequests } = await meera.moneyOf(id)
  expect(refundRequests).toMatchObject([
    { state: 'refused', trouble: expect.stringContaining('At most Rs 0') },
  ])
  expect(await refunds()).toHaveLength(1)
})

/** Invites an owner and accepts the invitation. */
async function invitedOwner(by: AdminSteps, name: string) {
  const email = `${name.toLowerCase()}@example.in`
  await by.post('/api/admin/people', { name, email, role: 'owner' })
  const browser = shop.visitor()
  const { secret } = await joinByPassword(shop, browser, await mailedInvitation(shop, email))

  async function signIn() {
    const { challenge } = (await givePassword(browser, email)).json()
    return browser.post('/api/admin/sign-in/code', { challenge, code: generateCode(secret, shop.now()) })
  }

  return {
    signIn,
    confirm: (id: string) => browser.post(`/api/admin/money/refund-requests/${id}/confirm`),
  }
}

test("an invited owner cannot approve the inviter's refunds for seven days", async () => {
  const { id } = await paidOrder(shop, steps)
  const meera = await adminSteps(shop, 'owner', 'Meera')
  await adminSteps(shop, 'owner', 'Leela')
  const ravi = await invitedOwner(meera, 'Ravi')
  const requested = (await meera.requestRefund(id, sum(10_001))).json()
  expect(requested.state).toBe('waits-for-second')
  const refused = await ravi.confirm(requested.id)
  expect(refused.statusCode).toBe(403)
  expect(refused.json().message).toMatch(/^You can’t confirm for Meera until .* less than 7 days ago\./)
  expect(await refunds()).toEqual([])

  shop.wait(7 * DAY)
  await ravi.signIn()
  expect((await ravi.confirm(requested.id)).json()).toMatchObject({ confirmedBy: 'Ravi' })
})

test('a person promoted to owner cannot approve refunds of whoever promoted them', async () => {
  const { id } = await paidOrder(shop, steps)
  const meera = await adminSteps(shop, 'owner', 'Meera')
  await adminSteps(shop, 'owner', 'Leela')
  const kiran = await adminSteps(shop, 'packer', 'Kiran')
  await meera.call('PATCH', `/api/admin/people/${kiran.id}`, { version: 1, role: 'owner' })
  const requested = (await meera.requestRefund(id, sum(10_001))).json()
  expect((await kiran.confirm(requested.id)).json().code).toBe('FORBIDDEN')
  expect(await refunds()).toEqual([])
})

test.each<[string, string[]]>([
  ['has suspended the only other one', ['suspended']],
  ['has suspended and restored the only other one', ['suspended', 'active']],
  ['has removed the only other one', ['left']],
])('an owner who %s waits a day instead of ten minutes', async (_, states) => {
  const { id } = await paidOrder(shop, steps)
  const [meera, ravi] = [await adminSteps(shop, 'owner', 'Meera'), await adminSteps(shop, 'owner', 'Ravi')]
  for (const [index, state] of states.entries())
    await meera.call('PATCH', `/api/admin/people/${ravi.id}`, { version: index + 1, state })
  const requested = (await meera.requestRefund(id, sum(10_001))).json()
  expect(requested.state).toBe('waits')
  expect(Date.parse(requested.dueAt) - shop.now().getTime()).toBeGreaterThan(DAY - 60_000)
})
