import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { isDemoPerson } from 'shared-contracts/staff/demo-people'
import { AppError } from '../../../errors'
import type { Backoff } from '../../../http/limits/backoff'
import type { LoginAttempts } from '../../customers'
import type { PeopleRepository, Person } from '../people/people.repository'
import { toPersonState } from '../people/person-state'
import type { AdminPasswords, CodeKind } from '../sign-in-methods/admin-passwords'
import type { CodeChallenges } from './code-challenges'

interface AdminSignInDeps {
  people: Pick<PeopleRepository, 'find' | 'findByEmail'>
  passwords: Pick<AdminPasswords, 'rightPassword' | 'takeCode'>
  challenges: CodeChallenges
  passwordAttempts: LoginAttempts
  codeAttempts: Backoff
  publicOrigin: string
}

interface ClientLocation {
  ip: string
  browser: string
  /** The id of a browser this person has signed in from before. */
  knownBrowser: string | undefined
}

export type AdminSignIn = ReturnType<typeof createAdminSignIn>

/** Signs in staff by password and code; neither is enough on its own. */
export function createAdminSignIn(deps: AdminSignInDeps) {
  const { people, passwords, challenges, passwordAttempts, codeAttempts, publicOrigin } = deps

  /** @throws AppError INVALID_CREDENTIALS, also for an unknown address; TOO_MANY_REQUESTS */
  async function askForCode(email: string, password: string, { ip, browser, knownBrowser }: ClientLocation) {
    const succeeded = await passwordAttempts.take({ email, ip, knownBrowser })
    const person = await people.findByEmail(email)
    const kept = await passwords.rightPassword(person?.id, password)
    if (!person || !kept || !isOpenTo(person))
      throw new AppError('INVALID_CREDENTIALS', 'Wrong email or password.')
    await succeeded()
    return challenges.make(person.id, kept, browser)
  }

  /** @throws AppError INVALID_CREDENTIALS: challenge expired, or code wrong or used; TOO_MANY_REQUESTS */
  async function answer(
    challenge: string,
    code: string,
    browser: string,
  ): Promise<{ staffId: string; kind: CodeKind }> {
    const staffId = await challenges.read(challenge, browser)
    if (!staffId) throw new AppError('INVALID_CREDENTIALS', 'That took too long. Enter your password again.')
    return { staffId, kind: await takeCode(staffId, code) }
  }

  /** Verifies a signed-in person again. @throws AppError INVALID_CREDENTIALS, TOO_MANY_REQUESTS */
  async function reauthenticate(
    staffId: string,
    password: string,
    code: string,
    place: ClientLocation,
  ): Promise<void> {
    const { email } = await welcome(staffId)
    const succeeded = await passwordAttempts.take({ email, ...place })
    if (!(await passwords.rightPassword(staffId, password)))
      throw new AppError('INVALID_CREDENTIALS', 'Wrong password.')
    await succeeded()
    await takeCode(staffId, code)
  }

  async function takeCode(staffId: string, code: string): Promise<CodeKind> {
    const key = `admin code ${staffId}`
    await codeAttempts.take(key)
    const kind = await passwords.takeCode(staffId, code)
    if (!kind)
      throw new AppError(
        'INVALID_CREDENTIALS',
        'That code is wrong or already used. Wait for the next one and try again.',
      )
    await codeAttempts.forgive(key)
    return kind
  }

  /** @throws AppError INVALID_CREDENTIALS for a person without access */
  async function welcome(staffId: string): Promise<Person> {
    const person = await people.find(staffId)
    if (!person || !isOpenTo(person))
      throw new AppError('INVALID_CREDENTIALS', 'You no longer have access to the admin. Ask the owner.')
    return person
  }

  /** True for active staff, except demo staff in a public shop, whose database may come from a private one. */
  function isOpenTo(person: Person): boolean {
    return toPersonState(person) === 'active' && !(isDemoPerson(person.email) && isPublicOrigin(publicOrigin))
  }

  return { askForCode, answer, reauthenticate, welcome }
}
