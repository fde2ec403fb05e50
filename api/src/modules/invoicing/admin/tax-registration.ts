import type {
  ProductTax,
  SetTaxRegistration,
  StoredTaxRegistration,
  TaxedProduct,
  TaxRegistrationPage,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import type { BuyerRegistration, OrderBuyer } from 'shared-contracts/invoicing/buyer-schema'
import { isGstin } from 'shared-contracts/invoicing/gstin'
import type { PlaceOfSupply } from 'shared-contracts/invoicing/states'
import type { InTransaction } from '../../../db/connection'
import { AppError, changedMeanwhile } from '../../../errors'
import type { AuditLog, Staff } from '../../staff'
import type { Invoices } from '..'
import { HUNDREDTHS } from './wire-invoice'

interface TaxRegistrationAdminDeps {
  invoices: Pick<Invoices, 'taxRegistration' | 'placesOpen' | 'buyerOf' | 'setBuyer' | 'books'>
  auditLog: AuditLog
  inTransaction: InTransaction
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

export type TaxRegistrationAdmin = ReturnType<typeof createTaxRegistrationAdmin>

const required = ['legalName', 'address', 'gstin', 'signatory', 'confirmedBy'] as const

/** Lets required fields be corrected but not cleared, which would turn all new invoices into samples. */
function refuseEmptied(
  before: Pick<StoredTaxRegistration, (typeof required)[number]>,
  after: Pick<StoredTaxRegistration, (typeof required)[number]>,
): void {
  const emptied = required.filter((field) => before[field] !== '' && after[field] === '')
  if (emptied.length > 0)
    throw new AppError(
      'INVALID_INPUT',
      'Invoices need these details. You can correct them, but not remove them.',
      {
        fields: Object.fromEntries(
          emptied.map((field) => [field, 'Enter it again, or go back without saving.']),
        ),
      },
    )
}

/** Manages the owner's tax settings for the shop and its products, without which invoices are not valid. */
export function createTaxRegistrationAdmin({
  invoices,
  auditLog,
  inTransaction,
  foodLicence,
  now,
}: TaxRegistrationAdminDeps) {
  const { taxRegistration } = invoices

  async function registration(): Promise<TaxRegistrationPage> {
    const { version, ...registration } = await taxRegistration.registration()
    const licence = await foodLicence()
    return {
      registration,
      version,
      ...(licence && { foodLicence: licence }),
      missing: await taxRegistration.missing(),
      sampleInvoices: (await invoices.books.sampleInvoices()).length,
    }
  }

  /** @throws AppError INVALID_INPUT for an invalid number, CHANGED_MEANWHILE */
  async function setRegistration(
    { registration: said, version }: SetTaxRegistration,
    by: Staff,
  ): Promise<TaxRegistrationPage> {
    if (said.gstin && !isGstin(said.gstin))
      throw new AppError('INVALID_INPUT', 'This GSTIN isn’t valid. Check the last character.', {
        fields: { gstin: 'Compare it with your GST certificate.' },
      })
    await inTransaction(async () => {
      const { version: current, ...before } = await taxRegistration.registration()
      const saying = await taxRegistration.registrationText()
      if (current !== version && saying) throw changedMeanwhile(saying.who, saying.at)
      refuseEmptied(before, said)
      await taxRegistration.addRegistration(said, { who: by.name, at: now() })
      const about = { kind: 'setting', id: 'tax-registration' } as const
      await auditLog.write({ by, what: 'tax-registration-set', about, before, after: said })
    })
    return registration()
  }

  async function taxes(): Promise<TaxedProduct[]> {
    const list = await taxRegistration.taxList()
    return list.map(({ taxes, ...product }) => ({
      ...product,
      taxes: taxes.map(({ hsn, rate, validFrom }) => ({ hsn, percent: rate / HUNDREDTHS, validFrom })),
    }))
  }

  /** @throws AppError NOT_FOUND */
  async function setTax(productId: string, tax: ProductTax, by: Staff): Promise<TaxedProduct[]> {
    await inTransaction(async () => {
      const product = (await taxes()).find((one) => one.productId === productId)
      if (!product) throw new AppError('NOT_FOUND', 'Product not found.')
      const { hsn, percent, validFrom } = tax
      await taxRegistration.addTax(
        productId,
        { hsn, validFrom, rate: percent * HUNDREDTHS },
        { who: by.name, at: now() },
      )
      const about = { kind: 'product', id: productId } as const
      await auditLog.write({ by, what: 'product-tax-set', about, before: product.taxes[0], after: tax })
    })
    return taxes()
  }

  /** @throws AppError NOT_FOUND, INVALID_INPUT for a place of supply that the order's address rules out */
  async function answerPlace(order: string, place: PlaceOfSupply, by: Staff): Promise<void> {
    await inTransaction(async () => {
      const open = await invoices.placesOpen(order)
      if (!open) throw new AppError('NOT_FOUND', 'Order not found.')
      if (!open.includes(place))
        throw new AppError(
          'INVALID_INPUT',
          'Your choice doesn’t match the order’s address. If the address is wrong, correct it first.',
        )
      const before = (await taxRegistration.placeOf(order)) ?? null
      await taxRegistration.addPlace(order, place, { who: by.name, at: now() })
      await auditLog.write({
        by,
        what: 'place-answered',
        about: { kind: 'order', id: order },
        before,
        after: place,
      })
    })
  }

  /** @throws AppError NOT_FOUND; WRONG_STATE once a tax invoice was issued */
  function setBuyer(order: string, buyer: BuyerRegistration | null, by: Staff): Promise<OrderBuyer> {
    return inTransaction(async () => {
      if (!(await invoices.placesOpen(order))) throw new AppError('NOT_FOUND', 'There is no such order.')
      const before = await invoices.buyerOf(order)
      const after = await invoices.setBuyer(order, buyer, by.name)
      const about = { kind: 'order', id: order } as const
      await auditLog.write({ by, what: 'buyer-set', about, before: before.buyer, after: buyer })
      return after
    })
  }

  return { registration, setRegistration, taxes, setTax, answerPlace, setBuyer }
}
