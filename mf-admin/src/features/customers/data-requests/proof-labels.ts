import type { RequestWay } from 'shared-contracts/customers/admin/data-locations'

/** Shown after 'Asked'. */
export const proofLabels: Record<RequestWay, string> = {
  mail: 'by email',
  inbox: 'by the contact form',
  phone: 'by phone',
}
