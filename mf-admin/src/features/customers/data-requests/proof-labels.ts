import type { RequestWay } from 'shared-contracts/customers/admin/data-locations'

/** The ways in which a request can arrive, shown after 'Received'. */
export const proofLabels: Record<RequestWay, string> = {
  mail: 'by email',
  inbox: 'by the contact form',
  phone: 'by phone',
}
