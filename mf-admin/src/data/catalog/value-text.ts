import type { AdminProduct, ChangedField, FieldValue } from 'shared-contracts/catalog/admin/catalogue-schema'
import { inRupees } from 'shared-contracts/values/money'

const isMoney = (field: ChangedField) => field === 'price' || field === 'mrp'

export function valueText(
  field: ChangedField,
  value: FieldValue,
  { variants }: Pick<AdminProduct, 'variants'>,
): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberText(field, value)
  if (typeof value === 'string') return value === '' ? 'nothing' : value
  if (!Array.isArray(value)) return `${value.amount} ${value.unit}`
  const names =
    field === 'variantOrder'
      ? value.map((id) => variants.find((variant) => variant.id === id)?.label ?? id)
      : value
  return names.length === 0 ? 'none' : names.join(', ')
}

function numberText(field: ChangedField, value: number): string {
  if (isMoney(field)) return inRupees(value)
  return String(field === 'place' ? value + 1 : value)
}
