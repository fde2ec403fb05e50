import * as z from 'zod/mini'
import { requiredText } from '../../values/text'
import { Category } from '../product-schema'
import { ChangedField, FieldValue, HIGHEST_PRICE } from './catalogue-schema'
import { LONGEST_CSV } from './longest-csv'

/** Prices of many packs, changed by a share of each or by the same sum: one of the two is said. */
export const PriceInput = z
  .object({
    /** 10 is dearer by a tenth, -10 cheaper by one. */
    percent: z.optional(z.number().check(z.minimum(-90), z.maximum(200), z.multipleOf(0.1))),
    /** Whole paise; below 0 cheaper. */
    sum: z.optional(z.int().check(z.minimum(-HIGHEST_PRICE), z.maximum(HIGHEST_PRICE))),
    /** New prices are multiples of it, rounded half up: whole paise. */
    roundTo: z.union([z.literal(1), z.literal(100), z.literal(500), z.literal(1000)]),
    /** Only of one category; of all without. */
    category: z.optional(Category),
  })
  .check(
    z.refine(({ percent, sum }) => (percent === undefined) !== (sum === undefined), 'Say a share or a sum.'),
  )
export type PriceInput = z.infer<typeof PriceInput>

/** What is wrong with a file. Rows count from 1, with the headings. */
export const Fault = z.object({ row: z.int(), column: z.string(), message: z.string() })
export type Fault = z.infer<typeof Fault>

/** What would be changed. Nothing is, until it is applied. */
export const BulkPlan = z.object({
  changes: z.array(
    z.object({
      productId: z.string(),
      variantId: z.nullable(z.string()),
      /** 'Turmeric Powder, 100 g', or 'Turmeric Powder' where it is of the product. */
      title: z.string(),
      field: ChangedField,
      before: FieldValue,
      after: FieldValue,
    }),
  ),
  faults: z.array(Fault),
  /** Names the plan: what is applied is what was seen. */
  seen: z.string(),
})
export type BulkPlan = z.infer<typeof BulkPlan>

const seen = requiredText(100)

export const PricesToApply = z.object({ input: PriceInput, seen })
/** A file as its text, in UTF-8. */
export const CsvFile = z.object({ csv: z.string().check(z.maxLength(LONGEST_CSV)) })
export const CsvToApply = z.extend(CsvFile, { seen })
/** How many fields were changed, and the save by which they are taken back; none where nothing was. */
export const BulkDone = z.object({ changed: z.int(), save: z.optional(z.string()) })
