import { shop } from 'shared-contracts/platform/shop'
import type { AdminRole } from 'shared-contracts/staff/rights'
import { inIndia } from '../../../i18n/in-india'
import type { Letter } from '../../../mail/outbox'

interface Whom {
  name: string
  email: string
  role: AdminRole
}

/** Tells the shop, and the person, of a sign-in on a device that is not known. */
export function newAdminDeviceMails({ name, email }: Whom, device: string, at: Date): Letter[] {
  return eachOnce([shop.email, email]).map((to) => ({
    to,
    subject: `${name} signed in to the admin on a new device`,
    parts: [
      `${name} signed in to the admin of ${shop.brand} on ${device || 'an unknown device'}, ${inIndia(at)}.`,
      'If it was somebody else, an owner ends the session in the admin under People.',
    ],
  }))
}

function eachOnce(addresses: readonly string[]): string[] {
  return [...new Set(addresses)]
}
