import * as z from 'zod/mini'
import { requiredText } from '../values/text'
import { Password } from './customer-schema'

/** A passkey as shown to its owner. */
export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: z.string(),
  /** Null until it is used to sign in. */
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof Passkey>

/** Adding a passkey requires the password again, so an open browser is not enough. */
export const AskToAddPasskey = z.object({ password: Password })
export type AskToAddPasskey = z.infer<typeof AskToAddPasskey>

export const RenamePasskey = z.object({ name: requiredText(60) })
export type RenamePasskey = z.infer<typeof RenamePasskey>

/** Bytes in Base64url, as WebAuthn encodes them in JSON. @param maxLength in characters */
function bytes(maxLength: number) {
  return z.string().check(z.minLength(1), z.maxLength(maxLength), z.regex(/^[\w-]+$/))
}

/** A credential's id has at most 1023 bytes. */
const credential = { id: bytes(1364), rawId: bytes(1364), type: z.literal('public-key') }

/** A browser's registration of a new passkey (WebAuthn level 3, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(20_000),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
})
export type NewPasskey = z.infer<typeof NewPasskey>

/** A browser's signature with a passkey (WebAuthn level 3, AuthenticationResponseJSON). */
export const PasskeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    /** Identifies the customer, because signing in with a passkey does not ask for an email address. */
    userHandle: bytes(100),
  }),
})
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>
