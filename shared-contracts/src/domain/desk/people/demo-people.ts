import type { DeskRole } from './rights'

export interface DemoPerson {
  name: string
  email: string
  role: DeskRole
}

/** Who works at a demo desk (`npm run desk -- demo`). Everyone knows their password, so a public shop lets neither in. */
export const demoPeople = {
  owner: { name: 'Meera Shenoy', email: 'meera@desk.example', role: 'owner' },
  packer: { name: 'Ravi Kumar', email: 'ravi@desk.example', role: 'packer' },
} as const satisfies Record<string, DemoPerson>

export const DEMO_DESK_PASSWORD = 'three grams of saffron'

/** @param email as it is stored */
export function isDemoPerson(email: string): boolean {
  return Object.values(demoPeople).some((person) => person.email === email)
}
