import * as z from 'zod/mini'
import { isPhone, normalisePhoneText } from '../values/phone'
import { Email, requiredText, typedText } from '../values/text'

/** The signed-in customer, stored under 'user' in local storage (specification 14.6). */
export const User = z.object({
  /** Empty if an old record lacks it. Such a customer can view data but not save any. */
  id: z._default(z.string(), ''),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  countryCode: z._default(z.string(), '+91'),
})
export type User = z.infer<typeof User>

/** The user in a login response (specification 23.4). */
export const LoginUser = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  countryCode: z.string(),
})
export type LoginUser = z.infer<typeof LoginUser>

/** The response to every login (specification 23.4). */
export const LoginResponse = z.object({ message: z.string(), user: LoginUser })
export type LoginResponse = z.infer<typeof LoginResponse>

/** The maximum length of a password in bytes, to bound the cost of hashing. */
export const MAX_PASSWORD_BYTES = 1024

export const Password = z.string().check(z.minLength(1), z.maxLength(MAX_PASSWORD_BYTES))

export const LoginForm = z.object({
  /** Any text, so that an invalid address gets the same response as a wrong password. */
  email: requiredText(254),
  password: Password,
})
export type LoginForm = z.infer<typeof LoginForm>

export const Registration = z.object({
  firstname: typedText(100),
  lastname: typedText(100),
  email: Email,
  mobilenumber: z.union([
    z.string().check(z.overwrite(normalisePhoneText), z.refine(isPhone)),
    z.int().check(z.minimum(100_000), z.maximum(999_999_999_999_999)),
  ]),
  password: Password,
})
export type Registration = z.infer<typeof Registration>

export const ForgotPassword = z.object({ email: Email })
export type ForgotPassword = z.infer<typeof ForgotPassword>

export const ResetPassword = z.object({ newPassword: Password, confirmPassword: Password })
export type ResetPassword = z.infer<typeof ResetPassword>

export const ChangePassword = z.extend(ResetPassword, { currentPassword: Password })
export type ChangePassword = z.infer<typeof ChangePassword>

export const DeleteAccount = z.object({ password: Password })
export type DeleteAccount = z.infer<typeof DeleteAccount>

/** The token in the link of a confirmation mail. */
export const ConfirmEmail = z.object({ token: requiredText(100) })
export type ConfirmEmail = z.infer<typeof ConfirmEmail>

export const ChangeEmail = z.object({ email: Email, password: Password })
export type ChangeEmail = z.infer<typeof ChangeEmail>

/** The customer's email address, and whether it is confirmed. */
export const EmailState = z.object({
  address: z.string(),
  /** False until the link in the confirmation mail is used. Until then, mails about orders are held back. */
  isConfirmed: z.boolean(),
  /** Replaces the address once the link mailed to it is used; null if no change is pending. */
  newAddress: z.nullable(z.string()),
})
export type EmailState = z.infer<typeof EmailState>

/** A browser in which the customer is signed in. */
export const SignedInDevice = z.object({
  id: z.string(),
  /** Such as 'Chrome on Android'; empty if the browser did not identify itself. */
  device: z.string(),
  signedInAt: z.string(),
  /** Accurate to ten minutes. */
  lastSeenAt: z.string(),
  /** True for the device that sends the request. */
  isThis: z.boolean(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>
