import { cleanBarcode, isBarcode } from 'shared-contracts/catalog/admin/barcode'
import type {
  AdminProduct,
  ProductEdit,
  ProductFields,
  VariantFields,
} from 'shared-contracts/catalog/admin/catalogue-schema'
import { categories } from 'shared-contracts/catalog/categories'
import { normaliseNumber, typedRupees } from 'shared-contracts/values/typed-number'
import {
  formatAltFieldName,
  formatFieldName,
  readImages,
  toFormValues,
  type Values,
  type VariantField,
  variantFields,
} from './product-values'

type Problems = Record<string, string>

interface ReadForm {
  /** The changed fields only. */
  edit: Required<Pick<ProductEdit, 'product' | 'variants'>>
  /** Keyed by field name. */
  problems: Problems
}

export function readValues(product: AdminProduct, values: Values): ReadForm {
  const before = toFormValues(product)
  const isChanged = (name: string) => values[name] !== before[name]
  const problems: Problems = {}
  const own = readOwn(values, isChanged, problems)
  const variants: ReadForm['edit']['variants'] = {}
  for (const { id } of product.variants) {
    const changed = variantFields.filter((field) => isChanged(formatFieldName(id, field)))
    if (changed.length > 0) variants[id] = readVariant(id, values, changed, problems)
  }
  return { edit: { product: { ...own, ...readChosen(product, values) }, variants }, problems }
}

/** Returns the category, the pictures and their descriptions, each only if it has changed. */
function readChosen(product: AdminProduct, values: Values): Partial<ProductFields> {
  const chosen: Partial<ProductFields> = {}
  const category = categories.find((one) => one === values.category)
  if (category && category !== product.category) chosen.category = category
  const images = readImages(values)
  if (images.join(' ') !== product.images.join(' ')) chosen.images = images
  const texts = images.map((address) => (values[formatAltFieldName(address)] ?? '').trim())
  const before = product.images.map((_, place) => product.imageTexts[place] ?? '')
  if (JSON.stringify(texts) !== JSON.stringify(before)) chosen.imageTexts = texts
  return chosen
}

type Typed = Omit<ProductFields, 'category' | 'images' | 'imageTexts'>

function readOwn(
  values: Values,
  isChanged: (name: string) => boolean,
  problems: Problems,
): Partial<ProductFields> {
  const text = (name: string) => (values[name] ?? '').trim()
  const readers: { [Name in keyof Typed]: () => Typed[Name] } = {
    name: () => text('name') || note(problems, 'name', 'Enter a product name', ''),
    hindiName: () => text('hindiName'),
    description: () => text('description'),
    isListed: () => values.isListed === 'yes',
    origin: () => text('origin') || null,
    maker: () => text('maker') || null,
    bestBeforeMonths: () => readWhole(text('bestBeforeMonths'), 'bestBeforeMonths', problems),
    ingredients: () => readNames(text('ingredients')),
    allergens: () => readNames(text('allergens')),
    variantOrder: () => text('variantOrder').split(' '),
  }
  return Object.fromEntries(
    Object.entries(readers).flatMap(([name, read]) => (isChanged(name) ? [[name, read()]] : [])),
  )
}

function readVariant(
  id: string,
  values: Values,
  changed: readonly VariantField[],
  problems: Problems,
): Partial<VariantFields> {
  const text = (field: VariantField) => (values[formatFieldName(id, field)] ?? '').trim()
  const variant: Partial<VariantFields> = {}
  if (changed.includes('price'))
    variant.price = readPrice(text('price'), formatFieldName(id, 'price'), problems)
  if (changed.includes('mrp'))
    variant.mrp = text('mrp') === '' ? null : readPrice(text('mrp'), formatFieldName(id, 'mrp'), problems)
  if (changed.includes('isSoldOut')) variant.isSoldOut = text('isSoldOut') === 'yes'
  if (changed.includes('barcode'))
    variant.barcode = readBarcode(text('barcode'), formatFieldName(id, 'barcode'), problems)
  if (changed.includes('netAmount') || changed.includes('netUnit')) {
    const amount = readWhole(text('netAmount'), formatFieldName(id, 'netAmount'), problems)
    variant.net =
      amount === null ? null : { amount, unit: units.find((unit) => unit === text('netUnit')) ?? 'g' }
  }
  return variant
}

const units = ['g', 'ml', 'piece', 'kit'] as const

function readPrice(text: string, name: string, problems: Problems): number {
  const price = typedRupees(text)
  return price !== undefined && price > 0
    ? price
    : note(problems, name, 'Enter an amount in rupees, such as 125 or 125.50', 0)
}

function readBarcode(text: string, name: string, problems: Problems): string | null {
  if (text === '') return null
  const code = cleanBarcode(text)
  return isBarcode(code)
    ? code
    : note(problems, name, 'Check the digits, or use your own code with letters, digits and hyphens', null)
}

function readWhole(text: string, name: string, problems: Problems): number | null {
  if (text === '') return null
  const number = normaliseNumber(text)
  return /^[1-9]\d{0,6}$/.test(number) ? Number(number) : note(problems, name, 'Enter a whole number', null)
}

/** Reads a list of names. 'none' declares an empty list; an empty field makes no declaration. */
function readNames(text: string): string[] | null {
  if (text === '') return null
  return text.toLowerCase() === 'none' ? [] : text.split(',').flatMap((name) => name.trim() || [])
}

function note<Value>(problems: Problems, name: string, problem: string, value: Value): Value {
  problems[name] = problem
  return value
}
