import type { DeskRole } from 'shared-contracts/domain/desk/people/rights'
import { shop } from 'shared-contracts/domain/shop'
import type { Letter } from '../../mail/outbox'
import { inIndia } from '../../words/in-india'

interface Whom {
  name: string
  email: string
  role: DeskRole
}

/** Tells the shop, and the person, of a sign-in on a device that is not known. */
export function newDeskDeviceMails({ name, email }: Whom, device: string, at: Date): Letter[] {
  return eachOnce([shop.email, email]).map((to) => ({
    to,
    subject: `${name} signed in at the desk on a new device`,
    parts: [
      `${name} signed in at the desk of ${shop.brand} on ${device || 'an unknown device'}, ${inIndia(at)}.`,
      'If it was somebody else, an owner ends the session at the desk under People.',
    ],
  }))
}

function eachOnce(addresses: readonly string[]): string[] {
  return [...new Set(addresses)]
}
