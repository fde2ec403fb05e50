import type {
  ProductTax,
  SetTaxRegistration,
  TaxedProduct,
  TaxRegistrationPage,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import type { PlaceOfSupply } from 'shared-contracts/invoicing/states'
import type { InTransaction } from '../../../db/connection'
import { AppError, changedMeanwhile } from '../../../errors'
import type { AuditLog, Staff } from '../../staff'
import { type Invoices, isGstin } from '..'
import { HUNDREDTHS } from './wire-invoice'

interface TaxRegistrationAdminDeps {
  invoices: Pick<Invoices, 'taxRegistration' | 'placesOpen'>
  auditLog: AuditLog
  inTransaction: InTransaction
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

export type TaxRegistrationAdmin = ReturnType<typeof createTaxRegistrationAdmin>

/** The owner's tax settings for the shop and its products, without which invoices are not valid. */
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
    }
  }

  /** @throws AppError INVALID_INPUT for an invalid number, CHANGED_MEANWHILE */
  async function setRegistration(
    { registration: said, version }: SetTaxRegistration,
    by: Staff,
  ): Promise<TaxRegistrationPage> {
    if (said.gstin && !isGstin(said.gstin))
      throw new AppError('INVALID_INPUT', 'This is no GSTIN: its last character does not fit the others.', {
        fields: { gstin: 'Please compare it with the certificate.' },
      })
    await inTransaction(async () => {
      const { version: current, ...before } = await taxRegistration.registration()
      const saying = await taxRegistration.registrationText()
      if (current !== version && saying) throw changedMeanwhile(saying.who, saying.at)
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
      if (!product) throw new AppError('NOT_FOUND', 'There is no such product.')
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

  /**
   * Sets an order's place of supply, chosen from those its address allows.
   * @throws AppError NOT_FOUND, INVALID_INPUT for a place its address rules out
   */
  async function answerPlace(order: string, place: PlaceOfSupply, by: Staff): Promise<void> {
    await inTransaction(async () => {
      const open = await invoices.placesOpen(order)
      if (!open) throw new AppError('NOT_FOUND', 'There is no such order.')
      if (!open.includes(place))
        throw new AppError(
          'INVALID_INPUT',
          'The address of this order rules this place out. If the address is wrong, correct it first.',
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

  return { registration, setRegistration, taxes, setTax, answerPlace }
}
