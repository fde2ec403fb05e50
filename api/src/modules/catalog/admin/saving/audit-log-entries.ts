import type { AuditLogEntry } from '../../../staff'
import type { FieldChange } from '../stored-product'

/** What the audit log tells of changes: one entry a product, with only the fields that changed. */
export function auditLogEntries(
  changes: readonly FieldChange[],
): Pick<AuditLogEntry, 'about' | 'before' | 'after'>[] {
  const products = [...new Set(changes.map(({ productId }) => productId))]
  return products.map((id) => {
    const own = changes.filter(({ productId }) => productId === id)
    const told = (side: 'before' | 'after') =>
      Object.fromEntries(own.map((change) => [nameOf(change), change[side]]))
    return { about: { kind: 'product', id }, before: told('before'), after: told('after') }
  })
}

/** Such as 'name', or 'price of turmeric-powder-100g'. */
function nameOf({ packId, field }: FieldChange): string {
  return packId === null ? field : `${field} of ${packId}`
}
