import { cleanBarcode } from 'shared-contracts/catalog/admin/barcode'
import type { StockTake, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'

/** The packs counted so far, by key. A number that is being typed may be blank. */
export type Counts = Readonly<Record<string, string>>

export function packKey({ productId, variantId }: Pick<StockVariant, 'productId' | 'variantId'>): string {
  return `${productId} ${variantId}`
}

/** Finds the pack with a code: its barcode, or the shop's own id for it. */
export function findPack(variants: readonly StockVariant[], written: string): StockVariant | undefined {
  const code = cleanBarcode(written)
  return variants.find((variant) => codesOf(variant).includes(code))
}

export function addOne(counts: Counts, key: string): Counts {
  return { ...counts, [key]: String((Number(counts[key]) || 0) + 1) }
}

/** A counted pack, in the order in which it was first counted. */
interface CountedPack {
  variant: StockVariant
  count: string
}

export function listCounted(counts: Counts, variants: readonly StockVariant[]): CountedPack[] {
  const byKey = new Map(variants.map((variant) => [packKey(variant), variant]))
  return Object.entries(counts).flatMap(([key, count]) => {
    const variant = byKey.get(key)
    return variant ? [{ variant, count }] : []
  })
}

/** Builds the request, or returns undefined while a number is missing. */
export function buildStockTake(packs: readonly CountedPack[]): StockTake | undefined {
  if (packs.length === 0 || packs.some(({ count }) => !/^\d{1,7}$/.test(count))) return undefined
  return {
    scanned: packs.map(({ variant, count }) => ({
      barcode: variant.barcode ?? variant.variantId,
      count: Number(count),
    })),
  }
}

function codesOf({ barcode, variantId }: StockVariant): string[] {
  return [cleanBarcode(variantId), ...(barcode ? [cleanBarcode(barcode)] : [])]
}
