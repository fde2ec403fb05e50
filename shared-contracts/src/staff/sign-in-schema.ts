import * as z from 'zod/mini'
import { MAX_PASSWORD_BYTES, Password } from '../customers/customer-schema'
import { NewPasskey, Passkey } from '../customers/passkeys-schema'
import { Email, requiredText } from '../values/text'
import { adminRoles } from './rights'
import { AdminSession } from './session-schema'

/** POST /api/admin/sign-in/password. */
export const AdminPassword = z.object({ email: Email, password: Password })
export type AdminPassword = z.infer<typeof AdminPassword>

/** The response to a correct password. It grants no access without a code. */
export const CodeChallenge = z.object({ challenge: z.string(), expiresAt: z.string() })
export type CodeChallenge = z.infer<typeof CodeChallenge>

/** Six digits from the authenticator app, or a recovery code. */
const Code = requiredText(40)

/** POST /api/admin/sign-in/code. */
export const AdminCode = z.object({ challenge: requiredText(500), code: Code })
export type AdminCode = z.infer<typeof AdminCode>

/** POST /api/admin/reauthentication/password: a signed-in person re-authenticates. */
export const PasswordReauthentication = z.object({ password: Password, code: Code })
export type PasswordReauthentication = z.infer<typeof PasswordReauthentication>

const token = requiredText(100)

/** POST /api/admin/invitations/look, /passkey/options, /authenticator and /stop. */
export const InvitationToken = z.object({ token })
export type InvitationToken = z.infer<typeof InvitationToken>

/** The person an invitation is for. */
export const Invitation = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  /** True if they had sign-in methods before; the new one replaces those. */
  isReturn: z.boolean(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof Invitation>

/** The person whose invitation was declined. */
export const StoppedInvitation = z.object({ name: z.string() })
export type StoppedInvitation = z.infer<typeof StoppedInvitation>

/** POST /api/admin/invitations/passkey; the response is the session. */
export const InvitedPasskey = z.object({ token, passkey: NewPasskey })
export type InvitedPasskey = z.infer<typeof InvitedPasskey>

/** The data a person needs to set up an authenticator app. Shown once. */
export const NewAuthenticator = z.object({
  /** The secret in Base32, for typing. */
  secret: z.string(),
  /** The address for a QR code: otpauth://totp/… */
  uri: z.string(),
  /** Must be sent back with the first code: until then the secret is stored nowhere else. */
  sealed: z.string(),
})
export type NewAuthenticator = z.infer<typeof NewAuthenticator>

/** The minimum length of a password in the admin. */
const LEAST_PASSWORD_LENGTH = 12

/** POST /api/admin/factors/password: a new password with a new authenticator app. */
export const NewAdminPassword = z.object({
  password: z
    .string()
    .check(
      z.minLength(LEAST_PASSWORD_LENGTH, 'Choose a password of at least 12 characters.'),
      z.maxLength(MAX_PASSWORD_BYTES),
    ),
  sealed: requiredText(500),
  code: Code,
})
export type NewAdminPassword = z.infer<typeof NewAdminPassword>

/** POST /api/admin/invitations/password. */
export const InvitedPassword = z.extend(NewAdminPassword, { token })
export type InvitedPassword = z.infer<typeof InvitedPassword>

/** Ten codes, each of which replaces the authenticator app for one sign-in. Shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const InvitedPasswordResponse = z.extend(RecoveryCodes, { session: AdminSession })
export type InvitedPasswordResponse = z.infer<typeof InvitedPasswordResponse>

/** GET /api/admin/factors: the person's own sign-in methods. */
export const Factors = z.object({
  passkeys: z.array(Passkey),
  hasPassword: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type Factors = z.infer<typeof Factors>
