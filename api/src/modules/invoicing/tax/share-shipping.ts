import { type Paise, paise } from 'shared-contracts/values/money'

interface TaxedGoods {
  hsn: string
  rate: number
  gross: Paise
}

/**
 * Taxes the shipping charge like the goods (composite supply, CGST Act s.8): goods with several rates share it
 * by value, and the most expensive take the rounding remainder.
 * @returns one part per rate, with the HSN code of its most expensive goods; the parts add up to the charge
 */
export function shareShipping(charge: Paise, goods: readonly TaxedGoods[]): TaxedGoods[] {
  const byRate = new Map<number, TaxedGoods & { dearest: number }>()
  for (const { hsn, rate, gross } of goods) {
    const known = byRate.get(rate)
    const isDearer = !known || gross > known.dearest
    byRate.set(rate, {
      rate,
      gross: paise((known?.gross ?? 0) + gross),
      hsn: isDearer ? hsn : known.hsn,
      dearest: isDearer ? gross : known.dearest,
    })
  }
  const [dearest, ...others] = [...byRate.values()].sort((a, b) => b.gross - a.gross || b.rate - a.rate)
  if (!dearest || charge === 0) return []
  const all = goods.reduce((sum, { gross }) => sum + gross, 0)
  const shares = others.map(({ hsn, rate, gross }) => ({
    hsn,
    rate,
    gross: paise(all === 0 ? 0 : Math.floor((charge * gross) / all)),
  }))
  const rest = charge - shares.reduce((sum, { gross }) => sum + gross, 0)
  const first = { hsn: dearest.hsn, rate: dearest.rate, gross: paise(rest) }
  return [first, ...shares.filter(({ gross }) => gross > 0)]
}
