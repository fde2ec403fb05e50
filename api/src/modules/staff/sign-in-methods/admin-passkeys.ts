import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import { MAX_PASSKEYS, type NewPasskey, type PasskeyAssertion } from 'shared-contracts/customers/passkeys'
import { isSameSecret } from '../../../app/secrets'
import { AppError } from '../../../errors'
import type { ChallengePurpose } from '../../customers/passkeys'
import {
  ALGORITHMS,
  CHALLENGE_MS,
  type Challenges,
  type RelyingParty,
  verifyAssertion,
  verifyNewPasskey,
} from '../../customers/passkeys'
import type { Person } from '../people/people.repository'
import type { StaffPasskeysRepository } from './staff-passkeys.repository'

interface AdminPasskeysDeps {
  repository: StaffPasskeysRepository
  challenges: Challenges
  party: RelyingParty
  now: () => Date
}

export type AdminPasskeys = ReturnType<typeof createAdminPasskeys>

/** Staff's passkeys. Possession and unlocking are two factors in one, so a passkey alone signs in. */
export function createAdminPasskeys({ repository, challenges, party, now }: AdminPasskeysDeps) {
  async function optionsToAdd({ id, name, email, handle }: Person, asked: ChallengePurpose) {
    const known = await repository.listOf(id)
    return generateRegistrationOptions({
      ...party,
      // The same person can be a customer too; this distinguishes the two passkeys in the browser's list.
      userName: `${email} (admin)`,
      userDisplayName: `${name} (admin)`,
      userID: new Uint8Array(Buffer.from(handle, 'base64url')),
      challenge: challenges.make(asked),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  /** @throws AppError INVALID_INPUT for a passkey that was not created in this browser for this purpose */
  async function check(made: NewPasskey, asked: ChallengePurpose) {
    const challenge = await challenges.take(made, asked)
    try {
      return await verifyNewPasskey(made, challenge, party)
    } catch (cause) {
      throw notAdded(cause)
    }
  }

  /** Stores a passkey verified by `check`. @throws AppError INVALID_INPUT for a known passkey or too many */
  async function add(staffId: string, kept: Awaited<ReturnType<typeof check>>, name: string): Promise<void> {
    if ((await repository.listOf(staffId)).length >= MAX_PASSKEYS)
      throw new AppError(
        'INVALID_INPUT',
        `You can have up to ${MAX_PASSKEYS} passkeys. Remove one to add another.`,
      )
    if (!(await repository.add({ ...kept, staffId, name, addedAt: now() }))) throw notAdded()
  }

  /** @param staffId the person whose passkeys are accepted; without it, the passkey identifies the person */
  async function optionsToSign(asked: ChallengePurpose, staffId?: string) {
    const known = staffId ? await repository.listOf(staffId) : []
    return generateAuthenticationOptions({
      rpID: party.rpID,
      challenge: challenges.make(asked),
      timeout: CHALLENGE_MS,
      userVerification: 'required',
      ...(staffId && {
        allowCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      }),
    })
  }

  /**
   * @returns the signer's id. @throws AppError NOT_FOUND for an unknown passkey, INVALID_INPUT for a bad
   * challenge, INVALID_CREDENTIALS if another check fails
   */
  async function whoSigned(assertion: PasskeyAssertion, asked: ChallengePurpose): Promise<string> {
    const challenge = await challenges.take(assertion, asked)
    const found = await repository.findByCredential(assertion.id)
    if (!found)
      throw new AppError('NOT_FOUND', 'This passkey isn’t registered for the admin. Try another one.')
    if (!isSameSecret(assertion.response.userHandle, found.handle)) throw refused()
    const { credentialId, staffId } = found.passkey
    const counter = await verifyAssertion(assertion, challenge, party, found.passkey).catch(
      (cause: unknown) => {
        throw refused(cause)
      },
    )
    if (!(await repository.use(credentialId, counter, now()))) throw refused()
    return staffId
  }

  return { optionsToAdd, check, add, optionsToSign, whoSigned }
}

function notAdded(cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', 'The passkey couldn’t be added. Please try again.', { cause })
}

function refused(cause?: unknown): AppError {
  return new AppError('INVALID_CREDENTIALS', 'This passkey couldn’t be verified. Try again.', {
    cause,
  })
}
