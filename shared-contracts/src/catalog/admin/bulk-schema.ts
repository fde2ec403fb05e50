import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { Category } from '../product-schema'
import { ChangedField, FieldValue, HIGHEST_PRICE } from './catalogue-schema'
import { LONGEST_CSV } from './longest-csv'

/** Changes the prices of many packs by a percentage or by an amount. Exactly one of the two is given. */
export const PriceInput = z
  .object({
    /** 10 raises prices by 10%, -10 lowers them by 10%. */
    percent: z.optional(z.number().check(z.minimum(-90), z.maximum(200), z.multipleOf(0.1))),
    /** Whole paise; negative lowers prices. */
    sum: z.optional(z.int().check(z.minimum(-HIGHEST_PRICE), z.maximum(HIGHEST_PRICE))),
    /** New prices are rounded half up to a multiple of this, in whole paise. */
    roundTo: z.union([z.literal(1), z.literal(100), z.literal(500), z.literal(1000)]),
    /** The category to change; if omitted, all categories. */
    category: z.optional(Category),
  })
  .check(
    z.refine(
      ({ percent, sum }) => (percent === undefined) !== (sum === undefined),
      'Enter a percentage or an amount.',
    ),
  )
export type PriceInput = z.infer<typeof PriceInput>

/** An error in a file. Rows are counted from 1, including the header row. */
export const Fault = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type Fault = z.infer<typeof Fault>

/** The preview of a bulk edit. Nothing changes until it is applied. */
export const BulkPlan = z.object({
  changes: z.array(
    z.object({
      productId: z.string(),
      variantId: z.nullable(z.string()),
      /** 'Turmeric Powder, 100 g', or 'Turmeric Powder' for a field of the product itself. */
      title: z.string(),
      field: ChangedField,
      before: FieldValue,
      after: FieldValue,
    }),
  ),
  faults: z.array(Fault),
  /** Identifies the plan, so that only the plan that was reviewed can be applied. */
  seen: z.string(),
})
export type BulkPlan = z.infer<typeof BulkPlan>

const seen = requiredText(100)

export const PricesToApply = z.object({ input: PriceInput, seen })
/** The text of a UTF-8 file. */
export const CsvFile = z.object({ csv: z.string().check(z.maxLength(LONGEST_CSV)) })
export const CsvToApply = z.extend(CsvFile, { seen })
/** The number of changed fields, and the id of the save, for undoing it; undefined if nothing changed. */
export const BulkDone = z.object({ changed: z.int(), save: z.optional(z.string()) })
