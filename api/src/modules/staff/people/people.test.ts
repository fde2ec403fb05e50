import { buildTestApp, type TestApp } from '../../../testing/app'
import type { Browser } from '../../../testing/browser'
import { eventually } from '../../../testing/eventually'
import {
  createInvitation,
  fetchSignedInPerson,
  joinByPasskey,
  mailedInvitation,
  passkeyPerson,
  signInWithPasskey,
} from '../../admin/testing/admin-people'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp()
})
afterEach(() => shop.close())

const HOUR = 60 * 60_000
const EMAIL = 'ravi@example.in'

interface Listed {
  id: string
  version: number
  state: string
}

async function listed(owner: Browser, id: string): Promise<Listed> {
  const people: Listed[] = (await owner.get('/api/admin/people')).json()
  return people.find((person) => person.id === id) ?? { id, version: 0, state: 'unknown' }
}

/** Changes a person at the version currently shown. */
async function change(owner: Browser, id: string, wanted: object) {
  const { version } = await listed(owner, id)
  return owner.call('PATCH', `/api/admin/people/${id}`, { version, ...wanted })
}

const invite = (owner: Browser, role = 'packer') =>
  owner.post('/api/admin/people', { name: 'Ravi', email: EMAIL, role })

test('the first owner joins by a link from the shop’s terminal', async () => {
  const token = await createInvitation(shop, 'asha@example.in')
  const browser = shop.visitor()
  expect((await browser.post('/api/admin/invitations/look', { token })).json()).toMatchObject({
    name: 'Asha',
    email: 'asha@example.in',
    role: 'owner',
    isReturn: false,
  })
  const { answer } = await joinByPasskey(browser, token)
  expect(answer.json()).toMatchObject({ person: { name: 'Asha', role: 'owner' } })
  expect((await browser.get('/api/admin/people')).json()).toEqual([
    expect.objectContaining({ name: 'Asha', state: 'active', passkeys: 1, hasPassword: false, devices: 1 }),
  ])
})

test('an invitation works once, within 72 hours', async () => {
  const token = await createInvitation(shop, EMAIL)
  expect((await joinByPasskey(shop.visitor(), token)).answer.statusCode).toBe(200)
  const again = await shop.visitor().post('/api/admin/invitations/look', { token })
  expect(again.json().code).toBe('LINK_EXPIRED')
  const late = await createInvitation(shop, 'late@example.in')
  shop.wait(72 * HOUR)
  expect((await shop.visitor().post('/api/admin/invitations/look', { token: late })).statusCode).toBe(410)
})

test('if two people use one invitation at once, only one joins', async () => {
  const token = await createInvitation(shop, EMAIL)
  const both = await Promise.all([joinByPasskey(shop.visitor(), token), joinByPasskey(shop.visitor(), token)])
  expect(both.map(({ answer }) => answer.statusCode).sort()).toEqual([200, 410])
})

test('a newer invitation invalidates the older one', async () => {
  const token = await createInvitation(shop, EMAIL)
  await createInvitation(shop, EMAIL)
  expect((await shop.visitor().post('/api/admin/invitations/look', { token })).statusCode).toBe(410)
})

test('the terminal restores access after everything is lost, and the lost credentials stop working', async () => {
  const lost = await passkeyPerson(shop, 'asha@example.in')
  const token = await createInvitation(shop, 'asha@example.in')
  expect(await fetchSignedInPerson(lost.browser)).toBe('Asha')
  const browser = shop.visitor()
  expect((await browser.post('/api/admin/invitations/look', { token })).json().isReturn).toBe(true)
  const { answer } = await joinByPasskey(browser, token)
  expect(answer.json().person.id).toBe(lost.id)
  expect(await fetchSignedInPerson(lost.browser)).toBe('NOT_SIGNED_IN_ADMIN')
  expect((await signInWithPasskey(lost.passkey, shop.visitor())).json().code).toBe('NOT_FOUND')
})

test('an owner invites a packer by a mail only to them; the other owners get a mail without the link', async () => {
  const owner = await shop.staff('owner')
  const other = await shop.staff('owner', 'Meera')
  const answer = (await invite(owner)).json()
  expect(Object.keys(answer)).toEqual(['person', 'expiresAt'])
  expect(answer.person).toMatchObject({ name: 'Ravi', state: 'invited', role: 'packer' })
  const token = await mailedInvitation(shop, EMAIL)
  const listMails = () => shop.mails.filter(({ subject }) => subject === 'Ravi was invited to the admin')
  await eventually(() => listMails().length === 3)
  expect(listMails().map(({ to }) => to)).toEqual(expect.arrayContaining([owner.email, other.email]))
  expect(shop.mails.filter(({ text, html }) => `${text}${html}`.includes(token)).map(({ to }) => to)).toEqual(
    [EMAIL],
  )
  const ravi = shop.visitor()
  await joinByPasskey(ravi, token)
  expect((await ravi.get('/api/admin/people')).json().code).toBe('NO_RIGHT')
})

test('a person invited again can still sign in until they follow the link, and can cancel it', async () => {
  const asha = await shop.staff('owner')
  const ravi = await passkeyPerson(shop, EMAIL, 'owner')
  const again = await asha.post(`/api/admin/people/${ravi.id}/invitation`)
  expect(again.statusCode).toBe(201)
  expect(again.body).not.toContain('invitation=')
  const token = await mailedInvitation(shop, EMAIL)
  const mail = shop.mails.find(({ text }) => text.includes(token))
  expect(mail?.text).toContain(`/admin/invitation#stop=${token}`)
  expect((await signInWithPasskey(ravi.passkey, shop.visitor())).statusCode).toBe(200)

  const stopped = await shop.visitor().post('/api/admin/invitations/stop', { token })
  expect(stopped.json()).toEqual({ name: 'Asha' })
  expect((await shop.visitor().post('/api/admin/invitations/look', { token })).statusCode).toBe(410)
  expect((await shop.visitor().post('/api/admin/invitations/stop', { token })).statusCode).toBe(410)
  expect((await signInWithPasskey(ravi.passkey, shop.visitor())).statusCode).toBe(200)
  const subject = 'Asha cancelled an invitation to the admin'
  await eventually(() => shop.mails.some((mail) => mail.subject === subject && mail.to === asha.email))
  const { entries } = (await asha.get('/api/admin/audit-log')).json()
  expect(entries.map(({ what }: { what: string }) => what)).toContain('invitation-stopped')
})

test('a person cannot be invited twice, but a person who lost their phone gets a new link', async () => {
  const owner = await shop.staff('owner')
  const { person } = (await invite(owner)).json()
  expect((await invite(owner)).json().code).toBe('EMAIL_TAKEN')
  const first = await mailedInvitation(shop, EMAIL)
  await owner.post(`/api/admin/people/${person.id}/invitation`)
  await eventually(async () => (await mailedInvitation(shop, EMAIL)) !== first)
  const token = await mailedInvitation(shop, EMAIL)
  expect((await joinByPasskey(shop.visitor(), token)).answer.statusCode).toBe(200)
})

test('a new role applies from the next call', async () => {
  const owner = await shop.staff('owner')
  const ravi = await shop.staff('packer', 'Ravi')
  expect((await change(owner, ravi.id, { role: 'owner' })).statusCode).toBe(200)
  expect((await ravi.get('/api/admin/people')).statusCode).toBe(200)
  await change(owner, ravi.id, { role: 'editor' })
  expect((await ravi.get('/api/admin/people')).json().code).toBe('NO_RIGHT')
  const toldOf = (subject: string) => eventually(() => shop.mails.some((mail) => mail.subject === subject))
  await toldOf('Ravi is now an owner of the admin')
  await toldOf('Ravi is no longer an owner of the admin')
})

test('nobody can change their own role or remove themselves', async () => {
  const owner = await shop.staff('owner')
  await shop.staff('owner', 'Ravi')
  for (const wanted of [{ role: 'packer' }, { state: 'left' }, { state: 'suspended' }])
    expect((await change(owner, owner.id, wanted)).json().code).toBe('FORBIDDEN')
  expect((await change(owner, owner.id, { name: 'Asha Rao' })).json()).toMatchObject({ name: 'Asha Rao' })
})

test.each([
  ['two owners', []],
  ['two of three owners', ['Meera']],
])('%s who remove each other at once are not both removed', async (_, others) => {
  const [asha, ravi] = [await shop.staff('owner'), await shop.staff('owner', 'Ravi')]
  for (const name of others) await shop.staff('owner', name)
  const letGo = (owner: Browser, id: string) =>
    owner.call('PATCH', `/api/admin/people/${id}`, { version: 1, state: 'left' })
  const answers = await Promise.all([letGo(asha, ravi.id), letGo(ravi, asha.id)])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a suspended person is signed out, and later returns with the same passkey', async () => {
  const owner = await shop.staff('owner')
  const ravi = await passkeyPerson(shop, EMAIL, 'packer')
  await change(owner, ravi.id, { state: 'suspended', why: 'On leave' })
  expect(await fetchSignedInPerson(ravi.browser)).toBe('NOT_SIGNED_IN_ADMIN')
  await change(owner, ravi.id, { state: 'active' })
  expect((await signInWithPasskey(ravi.passkey, shop.visitor())).statusCode).toBe(200)
})

test('a person who has left can return only by a new invitation', async () => {
  const owner = await shop.staff('owner')
  const ravi = await passkeyPerson(shop, EMAIL, 'packer')
  expect((await change(owner, ravi.id, { state: 'left' })).json()).toMatchObject({
    state: 'left',
    passkeys: 0,
  })
  expect((await signInWithPasskey(ravi.passkey, shop.visitor())).statusCode).toBe(404)
  expect((await change(owner, ravi.id, { state: 'active' })).json().code).toBe('INVALID_INPUT')
  const again = (await invite(owner, 'editor')).json()
  expect(again.person).toMatchObject({ id: ravi.id, state: 'invited', role: 'editor' })
  await joinByPasskey(ravi.browser, await mailedInvitation(shop, EMAIL))
  expect((await ravi.browser.get('/api/admin/session')).json().person.role).toBe('editor')
})

test('a withdrawn invitation stops working', async () => {
  const owner = await shop.staff('owner')
  const { person } = (await invite(owner)).json()
  const token = await mailedInvitation(shop, EMAIL)
  await change(owner, person.id, { state: 'left' })
  const look = await shop.visitor().post('/api/admin/invitations/look', { token })
  expect(look.statusCode).toBe(410)
})

test('a change of a person whom somebody else has changed meanwhile is refused with that person’s name and the time', async () => {
  const owner = await shop.staff('owner')
  const other = await shop.staff('owner', 'Meera')
  const ravi = await shop.staff('packer', 'Ravi')
  const { version } = await listed(owner, ravi.id)
  await change(other, ravi.id, { role: 'editor' })
  const answer = await owner.call('PATCH', `/api/admin/people/${ravi.id}`, { version, role: 'accountant' })
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    message: expect.stringContaining('Meera changed this on'),
  })
})

test('one step after a lost phone signs a person out, removes their sign-in methods, and mails a link', async () => {
  const owner = await shop.staff('owner')
  const ravi = await passkeyPerson(shop, EMAIL, 'packer')
  const answer = await owner.post(`/api/admin/people/${ravi.id}/lost-phone`)
  expect(answer.statusCode).toBe(201)
  expect(answer.json().person).toMatchObject({ id: ravi.id, state: 'active', passkeys: 0, devices: 0 })
  expect(await fetchSignedInPerson(ravi.browser)).toBe('NOT_SIGNED_IN_ADMIN')
  expect((await signInWithPasskey(ravi.passkey, shop.visitor())).statusCode).toBe(404)
  const { entries } = (await owner.get('/api/admin/audit-log')).json()
  expect(entries[0]).toMatchObject({ what: 'phone-lost', about: { kind: 'person', id: ravi.id } })
  const token = await mailedInvitation(shop, EMAIL)
  expect(answer.body).not.toContain(token)
  const joined = await joinByPasskey(shop.visitor(), token)
  expect(joined.answer.json().person).toMatchObject({ id: ravi.id, role: 'packer' })
})

test('a packer who lost a phone resets their own sign-in, but nobody else’s', async () => {
  const ravi = await passkeyPerson(shop, EMAIL, 'packer')
  const owner = await shop.staff('owner')
  expect((await ravi.browser.post(`/api/admin/people/${owner.id}/lost-phone`)).json().code).toBe('NO_RIGHT')
  const answer = await ravi.browser.post('/api/admin/factors/lost-phone')
  expect(answer.json()).toMatchObject({ email: EMAIL })
  expect(await fetchSignedInPerson(ravi.browser)).toBe('NOT_SIGNED_IN_ADMIN')
  const { answer: joined } = await joinByPasskey(shop.visitor(), await mailedInvitation(shop, EMAIL))
  expect(joined.statusCode).toBe(200)
})

test('a new owner who resets their own sign-in is still vouched for by the same person', async () => {
  const asha = await shop.staff('owner')
  const ravi = await passkeyPerson(shop, EMAIL, 'packer')
  await change(asha, ravi.id, { role: 'owner' })
  await ravi.browser.post('/api/admin/factors/lost-phone')
  await joinByPasskey(shop.visitor(), await mailedInvitation(shop, EMAIL))
  const { rows } = await shop.database
    .connection()
    .execute(`select vouched_by from staff where id = '${ravi.id}'`)
  expect(rows).toEqual([{ vouched_by: asha.id }])
})

test('an owner signs somebody out everywhere', async () => {
  const owner = await shop.staff('owner')
  const ravi = await passkeyPerson(shop, EMAIL, 'packer')
  const answer = await owner.call('DELETE', `/api/admin/people/${ravi.id}/sessions`)
  expect(answer.json()).toMatchObject({ id: ravi.id, devices: 0 })
  expect(await fetchSignedInPerson(ravi.browser)).toBe('NOT_SIGNED_IN_ADMIN')
})
