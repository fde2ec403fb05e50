import * as z from 'zod/mini'
import { requiredText, typedText } from '../../values/text'
import { adjustmentKinds, MOST_ON_HAND, movementKinds } from '../stock'
import { Fault } from './bulk-schema'
import { LONGEST_CSV } from './longest-csv'

const Count = z
  .int('Enter a whole number of packs.')
  .check(z.minimum(0, 'Enter 0 or more packs.'), z.maximum(MOST_ON_HAND, 'Enter at most 10,00,000 packs.'))
/** A reason, for the audit log. */
const Why = typedText(200)

/** The stock of a counted pack. */
export const StockLevel = z.object({
  onHand: z.int(),
  /** Held by unpaid orders, or promised to paid ones that have not left. */
  reserved: z.int(),
  available: z.int(),
  /** Packs that paid orders still lack. Each such order is an action item. */
  missing: z.int(),
  /** Available packs at or below this number raise an alert; null for none. */
  lowAt: z.nullable(z.int()),
  /** Changes whenever the number on hand does. */
  version: z.int(),
})
export type StockLevel = z.infer<typeof StockLevel>

/** A pack with its stock. */
export const StockVariant = z.object({
  productId: z.string(),
  variantId: z.string(),
  /** The product's name. */
  name: z.string(),
  label: z.string(),
  barcode: z.nullable(z.string()),
  isListed: z.boolean(),
  /** Marked as sold out by hand, whether counted or not. */
  isSoldOut: z.boolean(),
  /** Undefined while the pack is not counted. */
  level: z.optional(StockLevel),
  /** Confirmed requests for a mail when it is back. */
  waiting: z.int(),
})
export type StockVariant = z.infer<typeof StockVariant>

/** GET /api/admin/stock: every pack in the catalogue's order. */
export const StockList = z.object({ variants: z.array(StockVariant) })
export type StockList = z.infer<typeof StockList>

export const StockMovement = z.object({
  id: z.int(),
  at: z.string(),
  kind: z.enum(movementKinds),
  /** Packs put on the shelf; negative for packs taken from it. */
  quantity: z.int(),
  /** The number on hand after it. */
  onHand: z.int(),
  /** The person's name at the time, or the shop. */
  by: z.string(),
  why: z.string(),
  /** The order concerned: our internal id, and the number that customers see. */
  order: z.optional(z.object({ id: z.string(), orderId: z.string() })),
  /** The number of the batch that was received. */
  batch: z.optional(z.string()),
})
export type StockMovement = z.infer<typeof StockMovement>

/** A batch of a pack, by its records: packs received minus shipped plus returned for sale. */
export const BatchStock = z.object({
  id: z.string(),
  number: z.string(),
  received: z.int(),
  shipped: z.int(),
  returned: z.int(),
})
export type BatchStock = z.infer<typeof BatchStock>

/** GET /api/admin/stock/:productId/:variantId, newest movements first. */
export const StockHistory = z.object({
  variant: StockVariant,
  movements: z.array(StockMovement),
  /** Pass as `?before=` to get older movements; left out at the end. */
  before: z.optional(z.int()),
  batches: z.array(BatchStock),
  /** Left out for a pack that is not counted, or whose received stock never named a batch. */
  agreement: z.optional(
    z.object({
      /** The packs of all batches that should be on hand. */
      ofBatches: z.int(),
      /** Packs on hand minus those of batches: 0 if both agree. */
      difference: z.int(),
    }),
  ),
})
export type StockHistory = z.infer<typeof StockHistory>

/** POST …/counting starts counting a pack; DELETE …/counting stops, keeping its movements. */
export const StartCounting = z.object({ onHand: Count, lowAt: z.nullable(Count) })
export type StartCounting = z.infer<typeof StartCounting>

/** PUT …/low-at. */
export const LowAt = z.object({ lowAt: z.nullable(Count) })
export type LowAt = z.infer<typeof LowAt>

/**
 * POST …/adjustments, with the header Idempotency-Key. 'received' adds packs and 'damaged' removes them;
 * 'counted' sets the number on hand; 'correction' and 'other' change it by a positive or negative number.
 */
export const StockAdjustment = z
  .object({
    kind: z.enum(adjustmentKinds),
    quantity: z
      .int('Enter a whole number of packs.')
      .check(z.minimum(-MOST_ON_HAND), z.maximum(MOST_ON_HAND, 'Enter at most 10,00,000 packs.')),
    /** Required for 'other'. */
    why: z.optional(Why),
    /** The id of the batch that was received. */
    batch: z.optional(requiredText(64)),
    /** The level's version as last seen; required for 'counted', so that no sale in between is lost. */
    version: z.optional(z.int()),
  })
  .check(
    z.refine(({ kind, quantity }) => isPossible(kind, quantity), {
      message: 'Enter the number of packs.',
      path: ['quantity'],
    }),
    z.refine(({ kind, why }) => kind !== 'other' || why !== undefined, {
      message: 'Enter a reason.',
      path: ['why'],
    }),
    z.refine(({ kind, version }) => kind !== 'counted' || version !== undefined, {
      message: 'Reload the page and count again.',
      path: ['version'],
    }),
    z.refine(({ kind, batch }) => batch === undefined || kind === 'received', {
      message: 'Only received packs have a batch.',
      path: ['batch'],
    }),
  )
export type StockAdjustment = z.infer<typeof StockAdjustment>

function isPossible(kind: (typeof adjustmentKinds)[number], quantity: number): boolean {
  if (kind === 'counted') return quantity >= 0
  return kind === 'received' || kind === 'damaged' ? quantity > 0 : quantity !== 0
}

export const ChangedStock = z.object({ variant: StockVariant })
export type ChangedStock = z.infer<typeof ChangedStock>

/**
 * A stock-take: a CSV file with the columns of GET /api/admin/stock.csv, or what was scanned, once per barcode.
 * Exactly one of the two is given.
 */
const stockTake = {
  csv: z.optional(z.string().check(z.maxLength(LONGEST_CSV))),
  scanned: z.optional(
    z
      .array(z.object({ barcode: z.string().check(z.maxLength(80)), count: Count }))
      .check(z.minLength(1), z.maxLength(5000)),
  ),
}
const isOne = z.refine<{ csv?: unknown; scanned?: unknown }>(
  ({ csv, scanned }) => (csv === undefined) !== (scanned === undefined),
  'Send a file or what was scanned.',
)
/** POST /api/admin/files/stock-take/preview. */
export const StockTake = z.object(stockTake).check(isOne)
export type StockTake = z.infer<typeof StockTake>

/** POST /api/admin/files/stock-take, with the header Idempotency-Key: applies the preview, all or nothing. */
export const StockTakeToApply = z
  .object({ ...stockTake, seen: requiredText(100), why: z.optional(Why) })
  .check(isOne)
export type StockTakeToApply = z.infer<typeof StockTakeToApply>

/** The preview of a stock-take. Nothing changes until it is applied, which needs a preview without faults. */
export const StockTakePlan = z.object({
  differences: z.array(
    z.object({
      productId: z.string(),
      variantId: z.string(),
      /** 'Turmeric Powder, 100 g'. */
      title: z.string(),
      before: z.int(),
      after: z.int(),
      /** Reserved packs. If more than `after`, some orders can't be sent. */
      reserved: z.int(),
    }),
  ),
  /** The number of packs whose count agrees. */
  same: z.int(),
  /** Rows are counted from 1: of the file, including its header, or of what was scanned. */
  faults: z.array(Fault),
  /** Identifies the plan, so that only the plan that was reviewed can be applied. */
  seen: z.string(),
})
export type StockTakePlan = z.infer<typeof StockTakePlan>

export const StockTaken = z.object({ changed: z.int() })
export type StockTaken = z.infer<typeof StockTaken>
