import type { StockLevel, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'

/** A pack that is not counted. */
export const turmericStock: StockVariant = {
  productId: 'turmeric-powder',
  variantId: 'turmeric-powder-100g',
  name: 'Turmeric Powder',
  label: '100 g',
  barcode: '8901234567894',
  isListed: true,
  isSoldOut: false,
  waiting: 0,
}

/** The same pack, counted. */
export function counted(level: Partial<StockLevel> = {}): StockVariant {
  const known = { onHand: 12, reserved: 0, available: 12, missing: 0, lowAt: null, version: 1 }
  return { ...turmericStock, level: { ...known, ...level } }
}
