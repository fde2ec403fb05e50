import type { ShownVariant } from 'shared-contracts/catalog/shown-product'
import { formatUnitPrice } from 'shared-contracts/catalog/unit-price'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { formatPrice } from 'shared-contracts/values/money'

/** Describes a pack as its page does. Its first field is the pack_id of add_to_cart. */
export function describeVariant({ id, label, price, unitPrice, isSoldOut, left }: ShownVariant) {
  return {
    pack_id: id,
    variant: label,
    price: `₹${formatPrice(price)}`,
    ...(unitPrice && { unit_price: formatUnitPrice(unitPrice, inEnglish) }),
    ...(isSoldOut && { sold_out: true }),
    ...(left !== undefined && { left }),
  }
}
