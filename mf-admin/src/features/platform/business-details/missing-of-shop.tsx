import { Note } from 'design-system/note/note'
import type { AdminBusinessDetails } from 'shared-contracts/platform/admin/business-details-schema'
import { businessDetailsFields } from './business-details-fields'

/** Lists the details that the law requires and the shop has not declared. */
export function MissingOfShop({ missing }: Pick<AdminBusinessDetails, 'missing'>) {
  const labels = businessDetailsFields.filter(({ name }) => missing.includes(name)).map(({ label }) => label)
  return labels.length === 0 ? null : <Note>{`Still missing: ${labels.join('; ')}.`}</Note>
}
