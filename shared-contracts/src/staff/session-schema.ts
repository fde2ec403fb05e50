import * as z from 'zod/mini'
import { adminRights, adminRoles } from './rights'

export const AdminPerson = z.object({ id: z.string(), name: z.string(), role: z.enum(adminRoles) })
export type AdminPerson = z.infer<typeof AdminPerson>

/** The signed-in person: response to GET /api/admin/session, and to every sign-in and re-authentication. */
export const AdminSession = z.object({
  person: AdminPerson,
  rights: z.array(z.enum(adminRights)),
  /** The time until which no re-authentication is needed, in ISO 8601; in the past if it is needed now. */
  reauthenticatedUntil: z.string(),
})
export type AdminSession = z.infer<typeof AdminSession>
