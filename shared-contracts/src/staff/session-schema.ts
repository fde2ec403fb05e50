import * as z from 'zod/mini'
import { adminRights, adminRoles } from './rights'

/** Somebody who works in the admin. */
export const AdminPerson = z.object({ id: z.string(), name: z.string(), role: z.enum(adminRoles) })
export type AdminPerson = z.infer<typeof AdminPerson>

/** Who is signed in: the answer to GET /api/admin/session, and to every call that signs in or proves. */
export const AdminSession = z.object({
  person: AdminPerson,
  rights: z.array(z.enum(adminRights)),
  /** Until when they need not prove again who they are; ISO 8601, and in the past when they must. */
  reauthenticatedUntil: z.string(),
})
export type AdminSession = z.infer<typeof AdminSession>
