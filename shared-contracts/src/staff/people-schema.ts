import * as z from 'zod/mini'
import { Email, optionalText, typedText } from '../values/text'
import { adminRoles } from './rights'

/** Invited and not yet come, at work, kept out for a while, gone for good. */
const personStates = ['invited', 'active', 'suspended', 'left'] as const
export type PersonState = (typeof personStates)[number]

/** One of the list that GET /api/admin/people answers. */
export const ListedPerson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(adminRoles),
  state: z.enum(personStates),
  passkeys: z.int(),
  hasPassword: z.boolean(),
  /** On how many devices they are signed in. */
  devices: z.int(),
  /** The last time on any of them; null where they are signed in on none. */
  lastSeenAt: z.nullable(z.string()),
  /** To be named with a change. */
  version: z.int(),
})
export type ListedPerson = z.infer<typeof ListedPerson>

/** POST /api/admin/people. */
export const NewPerson = z.object({ name: typedText(100), email: Email, role: z.enum(adminRoles) })
export type NewPerson = z.infer<typeof NewPerson>

/** Also of POST /api/admin/people/:id/invitation, the way back for who lost a passkey. */
export const SentInvitation = z.object({
  /** Whose address the link went to. Nobody else sees it. */
  person: ListedPerson,
  /** When the link is over. */
  expiresAt: z.string(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

/** PATCH /api/admin/people/:id, answered with the person. */
export const PersonChange = z.object({
  /** The one that was shown. */
  version: z.int(),
  name: z.optional(typedText(100)),
  role: z.optional(z.enum(adminRoles)),
  state: z.optional(z.enum(['active', 'suspended', 'left'])),
  why: optionalText(500),
})
export type PersonChange = z.infer<typeof PersonChange>
