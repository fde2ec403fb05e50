import * as z from 'zod/mini'
import { foldDigits, SEPARATORS } from '../../values/digits'
import { optionalText, requiredLines, requiredText } from '../../values/text'
import { gstRates } from '../gst-rates'
import { ABROAD, stateCodes } from '../states'

/** A month in India, such as '2026-11'. */
export const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))
const Day = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))
const Rupees = z.number().check(z.positive(), z.maximum(99_999_999), z.multipleOf(0.01))

/** Search terms may be names, so they are sent in the body, never in the address. */
export const InvoiceSearch = z.object({
  /** Part of the invoice number, the order number, a credit note's number or the buyer's name. */
  words: optionalText(100),
  month: z.optional(Month),
  /** The `next` of the previous page. */
  after: optionalText(64),
})
export type InvoiceSearch = z.infer<typeof InvoiceSearch>

export const ListedInvoice = z.object({
  id: z.string(),
  number: z.string(),
  /** False for a sample invoice. */
  isTaxInvoice: z.boolean(),
  /** The order's internal id. */
  order: z.string(),
  orderId: z.string(),
  issuedOn: z.string(),
  name: z.string(),
  /** The place of supply, such as '29-Karnataka'; empty if unknown. */
  place: z.string(),
  /** Rupees. */
  total: z.number(),
  isCancelled: z.boolean(),
})
export type ListedInvoice = z.infer<typeof ListedInvoice>

export const InvoiceList = z.object({
  invoices: z.array(ListedInvoice),
  next: z.optional(z.string()),
})
export type InvoiceList = z.infer<typeof InvoiceList>

export const AdminInvoice = z.extend(ListedInvoice, {
  missing: z.array(z.string()),
  /** Rupees. */
  tax: z.number(),
  cancelled: z.nullable(z.object({ at: z.string(), who: z.string(), why: z.string() })),
  lines: z.array(
    z.object({
      line: z.number(),
      isShipping: z.boolean(),
      description: z.string(),
      hsn: z.string(),
      /** Percent. */
      rate: z.number(),
      quantity: z.number(),
      /** Taxes included and deducted from the total; undefined if there was none. */
      discount: z.optional(z.number()),
      total: z.number(),
      /** The amount, in rupees, and the quantity that have not been credited yet. */
      left: z.number(),
      leftQuantity: z.number(),
    }),
  ),
  notes: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      issuedOn: z.string(),
      why: z.string(),
      total: z.number(),
    }),
  ),
})
export type AdminInvoice = z.infer<typeof AdminInvoice>

export const InvoiceCopy = z.enum(['original', 'duplicate', 'triplicate'])
export type InvoiceCopy = z.infer<typeof InvoiceCopy>

export const CancelInvoice = z.object({
  why: requiredLines(500),
  /** True if a new invoice for the shipment is issued immediately. */
  isAgain: z.boolean(),
})
export type CancelInvoice = z.infer<typeof CancelInvoice>

/** The subject of a credit note: items, the remaining shipping charge, or rupees spread over all lines. */
const Credited = z.union([
  z.object({
    lines: z
      .array(z.object({ line: z.int().check(z.minimum(0)), quantity: z.int().check(z.minimum(1)) }))
      .check(z.minLength(1), z.maxLength(200)),
  }),
  z.object({ shipping: z.literal(true) }),
  z.object({ sum: Rupees }),
])

export const WriteCredit = z.object({ credited: Credited, why: requiredLines(500) })
export type WriteCredit = z.infer<typeof WriteCredit>

/** The shop's details on its tax documents. Sample invoices mark blank ones as missing. */
export const StoredTaxRegistration = z.object({
  legalName: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
  address: z.string().check(z.trim(), z.maxLength(400), z.regex(/^[^\p{Cc}]*$/u)),
  gstin: z.string().check(
    z.overwrite((text) => foldDigits(text).replace(SEPARATORS, '').toUpperCase()),
    z.regex(/^([0-9A-Z]{15})?$/, 'Enter a 15-character GSTIN.'),
  ),
  signatory: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
  undertaking: z.string().check(z.trim(), z.maxLength(60), z.regex(/^[^\p{Cc}]*$/u)),
  confirmedBy: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
  /** The copies that the admin prints of each invoice, in the order of CGST rule 48. */
  copies: z.array(InvoiceCopy).check(z.minLength(1), z.maxLength(3)),
})
export type StoredTaxRegistration = z.infer<typeof StoredTaxRegistration>

/** POST /api/admin/invoices/samples: how many samples became tax invoices, and which could not. */
export const ValidatedSampleInvoices = z.object({
  issued: z.int(),
  left: z.array(z.object({ number: z.string(), order: z.string(), orderId: z.string(), why: z.string() })),
})
export type ValidatedSampleInvoices = z.infer<typeof ValidatedSampleInvoices>

export const TaxRegistrationPage = z.object({
  registration: StoredTaxRegistration,
  version: z.int(),
  foodLicence: z.optional(z.string()),
  /** The number of sample invoices that could become tax invoices. */
  sampleInvoices: z.int(),
  /** Details required before the shop can issue tax invoices. */
  missing: z.array(z.string()),
})
export type TaxRegistrationPage = z.infer<typeof TaxRegistrationPage>

export const SetTaxRegistration = z.object({ registration: StoredTaxRegistration, version: z.int() })
export type SetTaxRegistration = z.infer<typeof SetTaxRegistration>

export const ProductTax = z.object({
  hsn: z.string().check(z.regex(/^\d{4}(\d\d){0,2}$/, 'Enter an HSN code of 4, 6 or 8 digits.')),
  /** Percent; CGST and SGST together. */
  percent: z
    .number()
    .check(
      z.refine((rate) => gstRates.includes(rate), `Choose one of the GST rates: ${gstRates.join('%, ')}%.`),
    ),
  validFrom: Day,
})
export type ProductTax = z.infer<typeof ProductTax>

/** A product with its tax rates, newest first. */
export const TaxedProduct = z.object({
  productId: z.string(),
  name: z.string(),
  /** Earlier rows may have a rate that is no longer accepted. */
  taxes: z.array(z.extend(ProductTax, { percent: z.number() })),
})
export type TaxedProduct = z.infer<typeof TaxedProduct>

export const PlaceOfSupplyChoice = z.object({ place: z.enum([...stateCodes, ABROAD]) })
export const ProductId = z.object({ productId: requiredText(100) })
