import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { PasskeyAssertion } from 'shared-contracts/customers/passkeys'
import { isSameSecret } from '../../../app/secrets'
import { AppError } from '../../../errors'
import { type RelyingParty, verifyAssertion } from './ceremonies'
import { CHALLENGE_MS, type Challenges } from './challenges'
import type { PasskeysRepository, StoredPasskey } from './passkeys.repository'

interface PasskeyLoginDeps {
  repository: Pick<PasskeysRepository, 'findByCredential' | 'use'>
  challenges: Challenges
  party: RelyingParty
  now: () => Date
}

export type PasskeyLogin = ReturnType<typeof createPasskeyLogin>

/** Identifies a customer by passkey alone, without an email address. */
export function createPasskeyLogin({ repository, challenges, party, now }: PasskeyLoginDeps) {
  /** Returns the options for finding a passkey in the browser. @param browser its session id */
  async function optionsFor(browser: string) {
    return generateAuthenticationOptions({
      rpID: party.rpID,
      challenge: challenges.make({ purpose: 'login', browser }),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    })
  }

  /**
   * @returns the customer's id. @throws AppError NOT_FOUND for an unknown passkey, INVALID_INPUT for a bad
   * challenge, INVALID_CREDENTIALS if another check fails
   */
  async function logIn(browser: string, assertion: PasskeyAssertion): Promise<string> {
    const challenge = await challenges.take(assertion, { purpose: 'login', browser })
    const found = await repository.findByCredential(assertion.id)
    if (!found) throw unknown()
    if (!isSameSecret(assertion.response.userHandle, found.handle)) throw refused()
    const counter = await verified(assertion, challenge, found.passkey)
    if (!(await repository.use(found.passkey.credentialId, counter, now()))) throw refused()
    return found.passkey.customerId
  }

  /** @returns the passkey's signature count */
  async function verified(
    assertion: PasskeyAssertion,
    challenge: string,
    passkey: StoredPasskey,
  ): Promise<number> {
    try {
      return await verifyAssertion(assertion, challenge, party, passkey)
    } catch (cause) {
      throw refused(cause)
    }
  }

  return { optionsFor, logIn }
}

function unknown(): AppError {
  return new AppError('NOT_FOUND', 'This passkey no longer works here. Please log in with your password.')
}

function refused(cause?: unknown): AppError {
  return new AppError(
    'INVALID_CREDENTIALS',
    'This passkey couldn’t be verified. Please try again, or log in with your password.',
    { cause },
  )
}
