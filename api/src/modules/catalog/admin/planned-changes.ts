import { isDeepStrictEqual } from 'node:util'
import type { FieldValue, ProductEdit } from 'shared-contracts/catalog/admin/catalogue-schema'
import { ChangedField } from 'shared-contracts/catalog/admin/catalogue-schema'
import { missingFactLabels } from 'shared-contracts/catalog/admin/missing-fact-labels'
import { missingFacts } from 'shared-contracts/catalog/admin/missing-facts'
import { inRupees } from 'shared-contracts/values/money'
import { AppError } from '../../../errors'
import { type FieldChange, fieldValue, type StoredProduct, withChanges } from './stored-product'

type Edited = Pick<ProductEdit, 'product' | 'variants'>

/** Lists the fields that differ. @throws AppError NOT_FOUND for an unknown pack, INVALID_INPUT if unsellable */
export function plannedChanges(
  product: StoredProduct,
  { product: own = {}, variants = {} }: Edited,
): FieldChange[] {
  for (const id of Object.keys(variants))
    if (!product.variants.some((variant) => variant.id === id))
      throw new AppError('NOT_FOUND', `${product.name} has no pack with the ID ${id}.`)
  const wanted = [
    ...Object.entries(own).map(([field, after]) => ({ variantId: null, field, after })),
    ...Object.entries(variants).flatMap(([variantId, fields]) =>
      Object.entries(fields).map(([field, after]) => ({ variantId, field, after })),
    ),
  ]
  const changes = wanted.flatMap(({ variantId, field, after }) =>
    planChange(product, variantId, field, after),
  )
  const after = withChanges(product, changes)
  checkSellable(after, changes)
  if (after.isListed && !product.isListed) checkWhole(after)
  return changes
}

function planChange(
  product: StoredProduct,
  variantId: string | null,
  name: string,
  after: FieldValue | undefined,
): FieldChange[] {
  const field = ChangedField.parse(name)
  const before = fieldValue(product, { variantId, field })
  if (before === undefined || after === undefined || isDeepStrictEqual(before, after)) return []
  return [{ productId: product.id, variantId, field, before, after }]
}

/** Checks for a description and the label facts required by law, except the shop's own food licence. */
function checkWhole(product: StoredProduct): void {
  const missing = missingFacts(product, 'of the shop').map((one) => missingFactLabels[one])
  if (product.description === '') missing.unshift('description')
  if (missing.length > 0)
    throw new AppError(
      'INVALID_INPUT',
      `${product.name} can’t be published yet. Missing: ${missing.join('; ')}.`,
    )
}

/** @param product the product after the edit. @throws AppError INVALID_INPUT with a message for the editor */
export function checkSellable(product: StoredProduct, changes: readonly FieldChange[]): void {
  const order = changes.find(({ field }) => field === 'variantOrder')?.after
  const ids = product.variants.map(({ id }) => id)
  if (Array.isArray(order) && !isDeepStrictEqual(order.toSorted(), ids.toSorted()))
    throw new AppError('INVALID_INPUT', `The sequence of packs must list each pack of ${product.name} once.`)
  if (new Set(product.images).size < product.images.length)
    throw new AppError('INVALID_INPUT', 'A picture is listed twice. Remove one.')
  const changed = product.variants.filter(({ id }) => changes.some(({ variantId }) => variantId === id))
  for (const { label, price, mrp } of changed)
    if (mrp !== null && mrp < price)
      throw new AppError(
        'INVALID_INPUT',
        `The price of ${product.name}, ${label} can’t be higher than its MRP: ${inRupees(price)} is more than ${inRupees(mrp)}.`,
      )
}
