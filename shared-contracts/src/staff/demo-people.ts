import type { AdminRole } from './rights'

export interface DemoPerson {
  name: string
  email: string
  role: AdminRole
}

/** The staff of `npm run admin -- demo`. Everyone knows their password, so a public shop does not let them in. */
export const demoPeople = {
  owner: { name: 'Meera Shenoy', email: 'meera@admin.example', role: 'owner' },
  packer: { name: 'Ravi Kumar', email: 'ravi@admin.example', role: 'packer' },
} as const satisfies Record<string, DemoPerson>

export const DEMO_ADMIN_PASSWORD = 'three grams of saffron'

/** @param email the stored, normalised address */
export function isDemoPerson(email: string): boolean {
  return Object.values(demoPeople).some((person) => person.email === email)
}
