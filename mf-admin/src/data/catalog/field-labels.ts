import type { ChangedField } from 'shared-contracts/catalog/admin/catalogue-schema'

export const fieldLabels: Record<ChangedField, string> = {
  name: 'Name',
  hindiName: 'Hindi name',
  description: 'Description',
  category: 'Category',
  images: 'Pictures',
  imageTexts: 'Picture descriptions',
  isListed: 'In the shop',
  origin: 'Country of origin',
  maker: 'Manufactured and packed by',
  bestBeforeMonths: 'Best before, in months',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  variantOrder: 'Sequence of packs',
  price: 'Price',
  mrp: 'MRP',
  net: 'Net quantity',
  isSoldOut: 'Sold out',
  barcode: 'Barcode',
  place: 'Position in lists',
  made: 'Made',
}
