import { shop as contact } from 'shared-contracts/platform/shop'
import { buildTestApp, type TestApp } from '../../../../testing/app'
import type { Browser } from '../../../../testing/browser'
import { eventually } from '../../../../testing/eventually'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
})
afterEach(() => shop.close())

const HOUR = 60 * 60_000
const PACKERS = '/api/admin/settings/packerRefundLimit'
const FOUR_EYES = '/api/admin/settings/fourEyesLimit'

async function read(person: Browser, name: string) {
  const settings: { name: string }[] = (await person.get('/api/admin/settings')).json()
  return settings.find((setting) => setting.name === name)
}

const loggedEntries = async (owner: Browser) => {
  const { entries } = (await owner.get('/api/admin/audit-log')).json()
  return entries.map(({ by, what }: { by: { name: string }; what: string }) => `${by.name} ${what}`)
}

/** Waits until that many mails with the subject have been sent, and returns them. */
async function waitForRecipients(subject: string, count: number) {
  const found = () => shop.mails.filter((mail) => mail.subject === subject)
  await eventually(() => found().length >= count)
  return found()
}

test('a packer cannot refund until an owner sets a limit, and can read the limit', async () => {
  const packer = await shop.staff('packer')
  expect(await read(packer, 'packerRefundLimit')).toEqual({
    name: 'packerRefundLimit',
    value: 0,
    version: 0,
    changedBy: null,
    changedAt: null,
    waiting: null,
  })
})

test('a looser limit waits a day, in which every owner is notified, and then applies once', async () => {
  const asha = await shop.staff('owner')
  const ravi = await shop.staff('owner', 'Ravi')
  await asha.call('PUT', FOUR_EYES, { value: 5_000, version: 0 })
  const requested = await asha.call('PUT', FOUR_EYES, { value: null, version: 1 })
  const dueAt = new Date(shop.now().getTime() + 24 * HOUR).toISOString()
  expect(requested.json()).toMatchObject({
    value: 5_000,
    version: 1,
    waiting: { value: null, askedBy: 'Asha', dueAt },
  })
  const mails = await waitForRecipients('Asha asked to raise a refund limit', 3)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([asha.email, contact.email, ravi.email].toSorted())
  expect(mails[0]?.text).toContain('from Rs 50 to no limit')
  expect(mails[0]?.text).toContain('/admin/settings')

  shop.wait(24 * HOUR - 1)
  await shop.app.admin.settings.carryOutDue()
  const later = await shop.staff('owner', 'Leela')
  expect(await read(later, 'fourEyesLimit')).toMatchObject({ value: 5_000 })
  shop.wait(1)
  await Promise.all([shop.app.admin.settings.carryOutDue(), shop.app.admin.settings.carryOutDue()])
  expect(await read(later, 'fourEyesLimit')).toMatchObject({
    value: null,
    version: 2,
    changedBy: 'Asha',
    waiting: null,
  })
  await waitForRecipients('A higher refund limit now applies', 4)
  expect(await loggedEntries(later)).toEqual([
    'The shop setting-changed',
    'Asha setting-change-asked-for',
    'Asha setting-changed',
  ])
})

test('any owner can stop a looser limit, which then never applies', async () => {
  const asha = await shop.staff('owner')
  const ravi = await shop.staff('owner', 'Ravi')
  const packer = await shop.staff('packer', 'Kiran')
  await asha.call('PUT', PACKERS, { value: 50_000, version: 0 })
  expect((await packer.post(`${PACKERS}/stop`)).json().code).toBe('NO_RIGHT')
  expect((await ravi.post(`${PACKERS}/stop`)).json()).toMatchObject({ value: 0, waiting: null })
  expect((await ravi.post(`${PACKERS}/stop`)).json()).toMatchObject({ code: 'NOT_FOUND' })
  shop.wait(25 * HOUR)
  await shop.app.admin.settings.carryOutDue()
  const later = await shop.staff('owner', 'Leela')
  expect(await read(later, 'packerRefundLimit')).toMatchObject({ value: 0, version: 0 })
  await waitForRecipients('Ravi stopped a change to a refund limit', 3)
  expect(await loggedEntries(later)).toEqual(['Ravi setting-change-stopped', 'Asha setting-change-asked-for'])
})

test('a stricter limit applies immediately, replaces a waiting one, and is mailed', async () => {
  const asha = await shop.staff('owner')
  await asha.call('PUT', FOUR_EYES, { value: 5_000, version: 0 })
  await asha.call('PUT', FOUR_EYES, { value: 9_000, version: 1 })
  expect((await asha.call('PUT', FOUR_EYES, { value: 4_000, version: 1 })).json()).toMatchObject({
    value: 4_000,
    version: 2,
    waiting: null,
  })
  const mails = await waitForRecipients('Asha lowered a refund limit', 4)
  expect(mails.at(-1)?.text).toContain('went from Rs 50 to Rs 40')
})

test('an owner cannot loosen a limit unnoticed by removing the other owner first', async () => {
  const asha = await shop.staff('owner')
  const ravi = await shop.staff('owner', 'Ravi')
  await asha.call('PATCH', `/api/admin/people/${ravi.id}`, { version: 1, state: 'left' })
  await asha.call('PUT', PACKERS, { value: 50_000, version: 0 })
  const gone = await waitForRecipients('Ravi is no longer an owner of the admin', 3)
  const loosened = await waitForRecipients('Asha asked to raise a refund limit', 3)
  for (const mails of [gone, loosened]) expect(mails.map(({ to }) => to)).toContain(ravi.email)
})

test.each([
  ['looser', null],
  ['stricter', 0],
])('a %s limit that somebody else has changed meanwhile is refused', async (_, value) => {
  const [asha, ravi] = [await shop.staff('owner'), await shop.staff('owner', 'Ravi')]
  await asha.call('PUT', FOUR_EYES, { value: 5_000, version: 0 })
  const answer = await ravi.call('PUT', FOUR_EYES, { value, version: 0 })
  expect(answer.json()).toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await read(ravi, 'fourEyesLimit')).toMatchObject({ value: 5_000, version: 1, waiting: null })
})

test('the second of two owners who change a setting at once is asked to look again', async () => {
  const owners = [await shop.staff('owner'), await shop.staff('owner', 'Ravi')]
  const set = () =>
    Promise.all(owners.map((owner, n) => owner.call('PUT', FOUR_EYES, { value: n, version: 0 })))
  expect((await set()).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('a negative amount and an unknown setting are refused', async () => {
  const owner = await shop.staff('owner')
  expect((await owner.call('PUT', PACKERS, { value: -1, version: 0 })).statusCode).toBe(400)
  expect((await owner.call('PUT', '/api/admin/settings/price', { value: 1, version: 0 })).statusCode).toBe(
    400,
  )
})
