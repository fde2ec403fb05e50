import type { ChangedField } from 'shared-contracts/catalog/admin/catalogue-schema'

/** The admin's names of fields. */
export const fieldLabels: Record<ChangedField, string> = {
  name: 'Name',
  hindiName: 'Hindi name',
  description: 'Description',
  category: 'Category',
  images: 'Pictures',
  imageTexts: 'What the pictures show',
  isListed: 'In the shop',
  origin: 'Country of origin',
  maker: 'Made and packed by',
  bestBeforeMonths: 'Best before, in months',
  ingredients: 'Ingredients',
  allergens: 'Allergens',
  variantOrder: 'Order of the packs',
  price: 'Price',
  mrp: 'MRP',
  net: 'Net quantity',
  isSoldOut: 'Sold out',
  barcode: 'Barcode',
  place: 'Place in the lists',
  made: 'Made',
}
