import type { NetQuantity } from 'shared-contracts/catalog/product-facts-schema'

/** As Google and OpenAI write units; what is counted is 'ct'. */
const codes = { g: 'g', ml: 'ml', piece: 'ct', kit: 'ct' } as const

/** '250g' or '3ct' */
export function measure({ amount, unit }: NetQuantity): string {
  return `${amount}${codes[unit]}`
}
