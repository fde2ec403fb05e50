import type { StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { tidyText } from 'shared-contracts/values/typed-text'

export const stockFilters = ['all', 'counted', 'low', 'sold-out', 'oversold', 'wanted'] as const
export type StockFilter = (typeof stockFilters)[number]

export function isSoldOut({ isSoldOut, level }: StockVariant): boolean {
  return isSoldOut || level?.available === 0
}

/** True if the available packs are at or below the number that the owner wants to hear of. */
export function isLow({ level }: StockVariant): boolean {
  return level !== undefined && level.lowAt !== null && level.available <= level.lowAt
}

/** True if orders were promised more packs than there are. */
export function isOversold({ level }: StockVariant): boolean {
  return level !== undefined && (level.missing > 0 || level.reserved > level.onHand)
}

const isShown: Record<StockFilter, (variant: StockVariant) => boolean> = {
  all: () => true,
  counted: ({ level }) => level !== undefined,
  low: isLow,
  'sold-out': isSoldOut,
  oversold: isOversold,
  wanted: ({ waiting }) => waiting > 0,
}

/** @param text part of the name of a product or a pack, or a barcode */
export function filterStock(
  variants: readonly StockVariant[],
  filter: StockFilter,
  text: string,
): StockVariant[] {
  const wanted = tidyText(text).toLowerCase()
  return variants.filter(
    (variant) =>
      isShown[filter](variant) &&
      `${variant.name}, ${variant.label} ${variant.barcode ?? ''}`.toLowerCase().includes(wanted),
  )
}
