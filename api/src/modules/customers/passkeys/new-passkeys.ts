import { randomBytes } from 'node:crypto'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { MAX_PASSKEYS, type NewPasskey } from 'shared-contracts/customers/passkeys'
import { say } from 'shared-contracts/i18n/translatable-message'
import { shop } from 'shared-contracts/platform/shop'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import { getText } from '../../../i18n/get-text'
import { type Customer, type CustomerMail, forgottenLink, type Greeted, type Message } from '..'
import { ALGORITHMS, type RelyingParty, verifyNewPasskey } from './ceremonies'
import { CHALLENGE_MS, type Challenges } from './challenges'
import type { PasskeysRepository } from './passkeys.repository'

interface NewPasskeysDeps {
  repository: Pick<PasskeysRepository, 'handleOf' | 'lockOwner' | 'listOf' | 'add'>
  challenges: Challenges
  /** @throws AppError if the password is wrong */
  verifyPassword: (customerId: string, password: string) => Promise<Customer>
  inTransaction: InTransaction
  mail: Pick<CustomerMail, 'send'>
  party: RelyingParty
  now: () => Date
}

/** The account to which a passkey is added, and the browser's session cookie. */
interface Adding {
  customerId: string
  browser: string
}

export type NewPasskeys = ReturnType<typeof createNewPasskeys>

export function createNewPasskeys(deps: NewPasskeysDeps) {
  const { repository, challenges, verifyPassword, inTransaction, mail, party, now } = deps
  const asked = ({ customerId, browser }: Adding) => ({ purpose: `add to ${customerId}`, browser })

  /** Returns the creation options. @throws AppError INVALID_INPUT for a wrong password or too many passkeys */
  async function optionsFor(adding: Adding, password: string) {
    const { email, firstName, lastName } = await verifyPassword(adding.customerId, password)
    const known = await repository.listOf(adding.customerId)
    checkPasskeyLimit(known.length)
    const handle = await repository.handleOf(adding.customerId, randomBytes(32).toString('base64url'))
    return generateRegistrationOptions({
      ...party,
      userName: email,
      userDisplayName: `${firstName} ${lastName}`,
      userID: new Uint8Array(Buffer.from(handle, 'base64url')),
      challenge: challenges.make(asked(adding)),
      timeout: CHALLENGE_MS,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  }

  /** Adds a passkey and mails its owner. @throws AppError INVALID_INPUT for an invalid one or too many */
  async function add(adding: Adding, made: NewPasskey, name: string): Promise<void> {
    const kept = await verified(adding, made)
    const { customerId } = adding
    await inTransaction(async () => {
      const owner = await repository.lockOwner(customerId)
      if (!owner) throw refused()
      checkPasskeyLimit((await repository.listOf(customerId)).length)
      const isNew = await repository.add({ ...kept, customerId, name, addedAt: now() })
      if (!isNew) throw refused()
      await mail.send(customerId, passkeyAddedMail(owner, party.origin))
    })
  }

  async function verified(adding: Adding, made: NewPasskey) {
    // Outside the try block: a database error is not the browser's fault.
    const challenge = await challenges.take(made, asked(adding))
    try {
      return await verifyNewPasskey(made, challenge, party)
    } catch (cause) {
      throw refused(cause)
    }
  }

  return { optionsFor, add }
}

function checkPasskeyLimit(count: number): void {
  if (count >= MAX_PASSKEYS)
    throw new AppError(
      'INVALID_INPUT',
      say('You have {count} passkeys, which is the maximum. Remove one to add another.', {
        count: MAX_PASSKEYS,
      }),
    )
}

function refused(cause?: unknown): AppError {
  return new AppError('INVALID_INPUT', 'The passkey couldn’t be added. Please try again.', { cause })
}

/** Warns the owner, in case somebody else added the passkey. */
export function passkeyAddedMail({ firstName, language }: Greeted, publicOrigin: string): Message {
  const t = getText(language)
  return {
    language,
    subject: t('A passkey was added to your {brand} account', { brand: shop.brand }),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('A passkey was added to your account. Anyone who has it can sign in without your password.'),
      t('If this wasn’t you, set a new password right away. That removes all passkeys from your account.'),
      forgottenLink(language, publicOrigin),
    ],
  }
}
