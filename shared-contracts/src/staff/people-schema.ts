import * as z from 'zod/mini'
import { Email, optionalText, typedText } from '../values/text'
import { adminRoles } from './rights'

/** Invited but not joined yet, active, temporarily suspended, or permanently gone. */
const personStates = ['invited', 'active', 'suspended', 'left'] as const
export type PersonState = (typeof personStates)[number]

/** An entry of GET /api/admin/people. */
export const ListedPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  state: z.enum(personStates),
  passkeys: z.int(),
  hasPassword: z.boolean(),
  /** Number of devices they are signed in on. */
  devices: z.int(),
  /** Most recent use on any of them; null if they are signed in nowhere. */
  lastSeenAt: z.nullable(z.string()),
  /** Must be sent with a change. */
  version: z.int(),
})
export type ListedPerson = z.infer<typeof ListedPerson>

/** POST /api/admin/people. */
export const NewPerson = z.object({ name: typedText(100), email: Email, role: z.enum(adminRoles) })
export type NewPerson = z.infer<typeof NewPerson>

/** Also returned by POST /api/admin/people/:id/invitation, which lets somebody back in after losing a passkey. */
export const SentInvitation = z.object({
  /** The person whose address got the link. Nobody else sees it. */
  person: ListedPerson,
  /** When the link expires. */
  expiresAt: z.string(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

/** PATCH /api/admin/people/:id; the response is the person. */
export const PersonChange = z.object({
  /** The version that the edit is based on. */
  version: z.int(),
  name: z.optional(typedText(100)),
  role: z.optional(z.enum(adminRoles)),
  state: z.optional(z.enum(['active', 'suspended', 'left'])),
  why: optionalText(500),
})
export type PersonChange = z.infer<typeof PersonChange>
