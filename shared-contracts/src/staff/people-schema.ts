import * as z from 'zod/mini'
import { Email, optionalText, typedText } from '../values/text'
import { adminRoles } from './rights'

/** A person's state: invited but not signed up yet, active, temporarily suspended, or permanently left. */
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
  /** The number of devices on which they are signed in. */
  devices: z.int(),
  /** When they were last active on any device; null if they are not signed in. */
  lastSeenAt: z.nullable(z.string()),
  /** Must be sent with a change. */
  version: z.int(),
})
export type ListedPerson = z.infer<typeof ListedPerson>

/** POST /api/admin/people. */
export const NewPerson = z.object({ name: typedText(100), email: Email, role: z.enum(adminRoles) })
export type NewPerson = z.infer<typeof NewPerson>

/** The response to POST /api/admin/people, and to …/:id/invitation, which sends a new link. */
export const SentInvitation = z.object({
  /** The invited person. Only they get the link. */
  person: ListedPerson,
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
