import type { ShownVariant } from 'shared-contracts/catalog/shown-product'
import { formatUnitPrice } from 'shared-contracts/catalog/unit-price'
import { formatPrice } from 'shared-contracts/values/money'

/** A pack in the words of its page. What add_to_cart calls pack_id comes first. */
export function describeVariant({ id, label, price, unitPrice, isSoldOut }: ShownVariant) {
  return {
    pack_id: id,
    variant: label,
    price: `₹${formatPrice(price)}`,
    ...(unitPrice && { unit_price: formatUnitPrice(unitPrice) }),
    ...(isSoldOut && { sold_out: true }),
  }
}
