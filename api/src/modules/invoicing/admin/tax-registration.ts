import type {
  ProductTax,
  SetTaxIdentity,
  TaxedProduct,
  TaxIdentityPage,
} from 'shared-contracts/invoicing/admin/invoices-schema'
import type { Place } from 'shared-contracts/invoicing/states'
import { changedMeanwhile } from '../../../changed-meanwhile'
import type { InTransaction } from '../../../db/connection'
import { AppError } from '../../../errors'
import type { AuditLog, Staff } from '../../staff'
import { type Invoices, isGstin } from '..'
import { HUNDREDTHS } from './wire-invoice'

export interface AdminLawDeps {
  invoices: Pick<Invoices, 'law' | 'placesOpen'>
  auditLog: AuditLog
  inTransaction: InTransaction
  foodLicence: () => Promise<string | undefined>
  now: () => Date
}

export type AdminLaw = ReturnType<typeof createAdminLaw>

/** What the owner says of the shop and of what it sells, so that its invoices are lawful. */
export function createAdminLaw({ invoices, auditLog, inTransaction, foodLicence, now }: AdminLawDeps) {
  const { law } = invoices

  async function identity(): Promise<TaxIdentityPage> {
    const { version, ...identity } = await law.identity()
    const licence = await foodLicence()
    return { identity, version, ...(licence && { foodLicence: licence }), missing: await law.missing() }
  }

  /** @throws AppError INVALID_INPUT for a number that is none, CHANGED_MEANWHILE */
  async function setIdentity(
    { identity: said, version }: SetTaxIdentity,
    by: Staff,
  ): Promise<TaxIdentityPage> {
    if (said.gstin && !isGstin(said.gstin))
      throw new AppError('INVALID_INPUT', 'This is no GSTIN: its last character does not fit the others.', {
        fields: { gstin: 'Please compare it with the certificate.' },
      })
    await inTransaction(async () => {
      const { version: current, ...before } = await law.identity()
      const saying = await law.identitySaid()
      if (current !== version && saying) throw changedMeanwhile(saying.who, saying.at)
      await law.addIdentity(said, { who: by.name, at: now() })
      const about = { kind: 'setting', id: 'shop-identity' } as const
      await auditLog.write({ by, what: 'shop-identity-set', about, before, after: said })
    })
    return identity()
  }

  async function taxes(): Promise<TaxedProduct[]> {
    const list = await law.taxList()
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
      await law.addTax(productId, { hsn, validFrom, rate: percent * HUNDREDTHS }, { who: by.name, at: now() })
      const about = { kind: 'product', id: productId } as const
      await auditLog.write({ by, what: 'product-tax-set', about, before: product.taxes[0], after: tax })
    })
    return taxes()
  }

  /**
   * Answers where an order is supplied, among the places that its address leaves open.
   * @throws AppError NOT_FOUND, INVALID_INPUT for a place that its address rules out
   */
  async function answerPlace(order: string, place: Place, by: Staff): Promise<void> {
    await inTransaction(async () => {
      const open = await invoices.placesOpen(order)
      if (!open) throw new AppError('NOT_FOUND', 'There is no such order.')
      if (!open.includes(place))
        throw new AppError(
          'INVALID_INPUT',
          'The address of this order rules this place out. If the address is wrong, correct it first.',
        )
      const before = (await law.placeOf(order)) ?? null
      await law.addPlace(order, place, { who: by.name, at: now() })
      await auditLog.write({
        by,
        what: 'place-answered',
        about: { kind: 'order', id: order },
        before,
        after: place,
      })
    })
  }

  return { identity, setIdentity, taxes, setTax, answerPlace }
}
