import { type AdminRight, adminRoles, mayDo } from 'shared-contracts/staff/rights'
import type { Checks } from '../../harness/checks'
import { type AdminPerson, joinTheAdmin, type ShopAddress } from '../../harness/over-http/admin-person'
import { type Browser, openBrowser } from '../../harness/over-http/browser'
import { newShopper } from '../../harness/over-http/shopper'
import { describedOperations, type Operation } from '../../harness/shop/api/api-description'

const GUARD_REFUSALS = ['NOT_SIGNED_IN_ADMIN', 'NO_RIGHT', 'REAUTHENTICATION_REQUIRED', 'CSRF']

/** Checks each admin call in every role, and for people without a role. */
export async function allRoles(place: ShopAddress, { expect }: Checks): Promise<void> {
  const calls = (await describedOperations(place.origin)).filter(({ path }) => path.startsWith('/api/admin/'))
  const areNamed = calls.length > 20 && calls.every(({ rights }) => rights.length > 0)
  expect(areNamed, 'each call declares the right it requires')
  const guarded = calls.filter(({ rights }) => !rights.includes('nobody-yet')).toSorted(lostPhoneLast)
  for (const role of adminRoles) {
    const wrong = await findWrongCalls(await joinTheAdmin(place, role, role), guarded)
    expect(
      wrong.length === 0,
      `${role}: ${guarded.length} calls, each allowed or refused as the role demands`,
      wrong,
    )
  }
  for (const [who, browser] of await outsiders(place.origin)) {
    const wrong = await findOpenCalls(browser, guarded)
    expect(wrong.length === 0, `${who}: ${guarded.length} calls, each refused`, wrong)
  }
}

/** Sorts the report of a lost phone last: the call removes the person's passkeys, which later calls need. */
function lostPhoneLast(one: Operation, other: Operation): number {
  const isLast = ({ path }: Operation) => Number(path === '/api/admin/factors/lost-phone')
  return isLast(one) - isLast(other)
}

/** Returns the calls that were wrongly refused or allowed, or that failed with a 5xx status. */
async function findWrongCalls(person: AdminPerson, calls: readonly Operation[]): Promise<string[]> {
  const wrong: string[] = []
  for (const call of calls) {
    const code = await codeForPerson(person, call)
    const isAllowed = call.rights.every((right) => right === 'any' || mayDo(person.role, right as AdminRight))
    const isRight = isAllowed ? !GUARD_REFUSALS.includes(code) : code === 'NO_RIGHT'
    if (!isRight || code.startsWith('5')) wrong.push(`${call.name}: ${code}`)
  }
  return wrong
}

/** Returns the calls that are not refused to somebody without access to the admin. */
async function findOpenCalls(browser: Browser, calls: readonly Operation[]): Promise<string[]> {
  const open: string[] = []
  for (const call of calls) {
    const code = await fetchCode(browser, call)
    if (code !== 'NOT_SIGNED_IN_ADMIN') open.push(`${call.name}: ${code}`)
  }
  return open
}

async function outsiders(origin: string): Promise<[string, Browser][]> {
  const stranger = openBrowser(origin)
  await stranger.get('/api/session')
  const { browser: customer } = await newShopper(origin)
  const { browser: forger } = await newShopper(origin)
  forger.cookies.set('admin', forger.cookies.get('sid') ?? '')
  return [
    ['without a cookie', stranger],
    ['a customer', customer],
    ['a customer’s cookie under the admin’s name', forger],
  ]
}

/** Returns a call's error code, or 'done'. If an earlier call ended the session, signs in and tries again. */
async function codeForPerson(person: AdminPerson, call: Operation): Promise<string> {
  const code = await fetchCode(person, call)
  if (code !== 'NOT_SIGNED_IN_ADMIN') return code
  await person.signIn()
  return fetchCode(person, call)
}

async function fetchCode({ send }: Browser, { method, path }: Operation): Promise<string> {
  const filled = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')
  const answer = await send(method, filled)
  const text = await answer.text()
  if (answer.status < 400) return 'done'
  if (answer.status >= 500) return `${answer.status} ${text}`
  return (JSON.parse(text) as { code: string }).code
}
