import type { RequestWay } from 'shared-contracts/domain/admin/customers/data-places'

/** As it is read after 'Asked'. */
export const wayWords: Record<RequestWay, string> = {
  mail: 'by mail',
  inbox: 'by the contact form',
  phone: 'by phone',
}
