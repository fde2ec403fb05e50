import * as z from 'zod/mini'
import { deskRights, deskRoles } from './rights'

/** Somebody who works at the desk. */
export const DeskPerson = z.object({ id: z.string(), name: z.string(), role: z.enum(deskRoles) })
export type DeskPerson = z.infer<typeof DeskPerson>

/** Who is signed in: the answer to GET /api/desk/session, and to every call that signs in or proves. */
export const DeskSession = z.object({
  person: DeskPerson,
  rights: z.array(z.enum(deskRights)),
  /** Until when they need not prove again who they are; ISO 8601, and in the past when they must. */
  provenUntil: z.string(),
})
export type DeskSession = z.infer<typeof DeskSession>
