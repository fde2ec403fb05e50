import type { ShownPack } from 'shared-contracts/catalog/shown-product'
import { formatUnitPrice } from 'shared-contracts/catalog/unit-price'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { formatPrice } from 'shared-contracts/values/money'

/** A pack in the words of its page. What add_to_cart calls pack_id comes first. */
export function toldPack({ id, label, price, unitPrice, isSoldOut }: ShownPack) {
  return {
    pack_id: id,
    pack: label,
    price: `₹${formatPrice(price)}`,
    ...(unitPrice && { unit_price: formatUnitPrice(unitPrice, inEnglish) }),
    ...(isSoldOut && { sold_out: true }),
  }
}
