import type { Product } from 'shared-contracts/catalog/product'
import { subtotal } from 'shared-contracts/orders/cart/cart'
import type { DiscountedCart, DiscountQuestion } from 'shared-contracts/orders/discounts/discounts-schema'
import { computeTotals } from 'shared-contracts/orders/totals'
import { add, paise, rupees } from 'shared-contracts/values/money'
import { findLines } from '../placing/pricing'
import { totalsInRupees } from '../placing/totals-in-rupees'
import type { ChooseDiscount } from './choose-discount'
import { sumOf } from './pricing/allocate'
import { describeBetterOffer, describeRefusal } from './refusal-sentences'

interface PriceCartDeps {
  chooseDiscount: ChooseDiscount
  products: (ids: readonly string[]) => Promise<readonly Product[]>
}

export type PriceCart = ReturnType<typeof createPriceCart>

export function createPriceCart({ chooseDiscount, products }: PriceCartDeps) {
  /** Tells a shopper what a code or an offer would save. Leaves out packs that are not on sale. */
  return async function priceCart(
    { code, lines: asked }: DiscountQuestion,
    customerId: string | undefined,
  ): Promise<DiscountedCart> {
    const found = await products([...new Set(asked.map(({ productId }) => productId))])
    const lines = findLines(
      asked.map((line) => ({ ...line, name: line.productId, price: 0 })),
      found,
    )
    const { chosen, refused, isOutdone } = await chooseDiscount(
      { code, customerId, lines, products: found },
      false,
    )
    const allocation = chosen?.allocation ?? { lines: [], shipping: paise(0) }
    const parts = { goods: add(...allocation.lines), shipping: allocation.shipping }
    return {
      ...(chosen && {
        discount: {
          ...(chosen.discount.code === null
            ? { name: chosen.discount.name }
            : { code: chosen.discount.code }),
          amount: rupees(sumOf(chosen.allocation)),
        },
      }),
      totals: totalsInRupees(computeTotals(subtotal(lines), parts)),
      ...(refused && { refusal: { ...describeRefusal(refused), reason: refused.reason } }),
      ...(isOutdone && chosen && { note: describeBetterOffer(chosen.discount.name) }),
    }
  }
}
