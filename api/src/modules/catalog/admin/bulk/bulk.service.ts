import { createHash } from 'node:crypto'
import type { BulkPlan, Fault, PriceInput } from 'shared-contracts/catalog/admin/bulk-schema'
import type { ProductEdit } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { InTransaction } from '../../../../db/connection'
import { AppError } from '../../../../errors'
import type { Staff } from '../../../staff'
import type { AdminCatalogRepository } from '../catalog.repository'
import { plannedChanges } from '../planned-changes'
import type { Saving } from '../saving'
import type { FieldChange, StoredProduct } from '../stored-product'
import { firstFaults } from './first-faults'
import { type CsvEdit, readCsv } from './read-csv'
import { writeCsv } from './write-csv'

interface BulkDeps {
  repository: AdminCatalogRepository
  save: Saving
  inTransaction: InTransaction
}

interface Plan {
  changes: FieldChange[]
  faults: Fault[]
}

type Planner = (products: readonly StoredProduct[]) => Plan

export type BulkService = ReturnType<typeof createBulkService>

/** Bulk edits: previewed first, then applied all together in one save, or not at all. */
export function createBulkService({ repository, save, inTransaction }: BulkDeps) {
  async function preview(plan: Planner): Promise<BulkPlan> {
    const products = await repository.all()
    const { changes, faults } = plan(products)
    return {
      changes: changes.map((change) => ({ ...change, title: formatTitle(change, products) })),
      faults: firstFaults(faults),
      seen: hashChanges(changes),
    }
  }

  /** @throws AppError INVALID_INPUT for invalid changes, CHANGED_MEANWHILE if the preview is out of date */
  function apply(plan: Planner, seen: string, by: Staff) {
    return inTransaction(async () => {
      await repository.holdOrder()
      const ids = (await repository.all()).map(({ id }) => id)
      const { changes, faults } = plan(await repository.hold(ids))
      if (faults.length > 0) throw new AppError('INVALID_INPUT', 'The file has errors. Nothing was changed.')
      if (changes.length === 0) return { changed: 0 }
      if (hashChanges(changes) !== seen)
        throw new AppError(
          'CHANGED_MEANWHILE',
          'The catalogue has changed since your preview. Preview again.',
        )
      const [first] = await save(changes, by)
      return { changed: changes.length, ...(first && { save: first.save }) }
    })
  }

  return {
    csv: async () => writeCsv(await repository.all()),
    previewCsv: (csv: string) => preview(csvPlanner(csv)),
    applyCsv: (csv: string, seen: string, by: Staff) => apply(csvPlanner(csv), seen, by),
    previewPrices: (input: PriceInput) => preview(pricesPlanner(input)),
    applyPrices: (input: PriceInput, seen: string, by: Staff) => apply(pricesPlanner(input), seen, by),
  }
}

function csvPlanner(csv: string): Planner {
  return (products) => {
    const { edits, faults } = readCsv(csv)
    const changes = [...edits].flatMap(([id, edit]) => {
      const { row } = edit
      const product = products.find((one) => one.id === id)
      if (product) return planned(product, edit, () => findRow(product, edit), faults)
      faults.push({ row, column: 'product_id', message: `There is no product with the ID ${id}.` })
      return []
    })
    return { changes, faults }
  }
}

/** Computes a product's new prices. Packs without a price don't get one, and no price drops to zero. */
function computePrices(
  product: StoredProduct,
  { percent = 0, sum = 0, roundTo, category }: PriceInput,
): ProductEdit['variants'] {
  if (category !== undefined && product.category !== category) return {}
  const priced = product.variants.filter(({ price }) => price > 0)
  return Object.fromEntries(
    priced.map(({ id, price }) => {
      // Tenths of a per cent are integers, so no fraction of a paisa is lost before rounding.
      const exact = (price * (1000 + Math.round(percent * 10))) / 1000 + sum
      return [id, { price: Math.max(roundTo, Math.round(exact / roundTo) * roundTo) }]
    }),
  )
}

function pricesPlanner(input: PriceInput): Planner {
  return (products) => {
    const faults: Fault[] = []
    const changes = products.flatMap((product, place) =>
      planned(product, { variants: computePrices(product, input) }, () => place + 1, faults),
    )
    return { changes, faults }
  }
}

function planned(
  product: StoredProduct,
  edit: Pick<ProductEdit, 'product' | 'variants'>,
  rowOf: () => number,
  faults: Fault[],
): FieldChange[] {
  try {
    return plannedChanges(product, edit)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    faults.push({ row: rowOf(), column: '', message: error.message })
    return []
  }
}

/** Returns the row at fault: that of the first pack whose own change is invalid, or the product's first. */
function findRow(product: StoredProduct, { row, rowOf, variants }: CsvEdit): number {
  const refused = Object.entries(variants).find(([id, fields]) => {
    const faults: Fault[] = []
    planned(product, { variants: { [id]: fields } }, () => row, faults)
    return faults.length > 0
  })
  return (refused && rowOf.get(refused[0])) ?? row
}

function formatTitle({ productId, variantId }: FieldChange, products: readonly StoredProduct[]): string {
  const product = products.find(({ id }) => id === productId)
  const variant = product?.variants.find(({ id }) => id === variantId)
  return [product?.name, variant?.label].filter((part) => part !== undefined).join(', ')
}

/** Returns a hash of the changes, including the values they start from. */
function hashChanges(changes: readonly FieldChange[]): string {
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex')
}
