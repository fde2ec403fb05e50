import type { InvoiceCopy } from 'shared-contracts/invoicing/admin/invoices-schema'
import { isGstin } from 'shared-contracts/invoicing/gstin'
import { isStateCode, type StateCode } from 'shared-contracts/invoicing/states'
import { shop } from 'shared-contracts/platform/shop'
import type { PrintedSeller } from '../invoices.tables'

export interface ProductTax {
  /** 4 to 8 digits. */
  hsn: string
  /** In hundredths of a per cent. */
  rate: number
}

/** A tax, with the first day in India on which it applies. */
export interface DatedTax extends ProductTax {
  validFrom: string
}

export type SeedTax = DatedTax & { productId: string }

/** The shop's tax registration; empty where the owner has not entered anything. */
export interface StoredTaxRegistration {
  legalName: string
  address: string
  gstin: string
  signatory: string
  /** The letter of undertaking for exports without tax; empty if there is none. */
  undertaking: string
  /** The person who confirmed HSN codes, rates and sample invoices, and the time. */
  confirmedBy: string
  /** The copies of an invoice that the admin prints (CGST rule 48). */
  copies: InvoiceCopy[]
}

export const emptyTaxRegistration: StoredTaxRegistration = {
  legalName: '',
  address: '',
  gstin: '',
  signatory: '',
  undertaking: '',
  confirmedBy: '',
  copies: ['original'],
}

/** The shop's State, used until a valid GSTIN is entered. */
const HOME: StateCode = '29'

export function homeState({ gstin }: Pick<StoredTaxRegistration, 'gstin'>): StateCode {
  const state = gstin.slice(0, 2)
  return isGstin(gstin) && isStateCode(state) ? state : HOME
}

/** Lists details that a tax invoice still lacks. @param foodLicence 14 digits (FSSAI order of 8 June 2021) */
export function listMissingDetails(
  registration: StoredTaxRegistration,
  foodLicence: string | undefined,
): string[] {
  const needs: [isThere: boolean, name: string][] = [
    [registration.legalName !== '', 'legal name of the business'],
    [registration.address !== '', 'registered address'],
    [isGstin(registration.gstin), 'tax registration (GSTIN)'],
    [registration.signatory !== '', 'name of the signatory'],
    [foodLicence !== undefined, 'food licence number (FSSAI)'],
    [registration.confirmedBy !== '', 'confirmation of HSN codes and rates'],
  ]
  return needs.filter(([isThere]) => !isThere).map(([, name]) => name)
}

/** Returns the seller as printed. Missing details are marked, so that no sample invoice looks real. */
export function printedSeller(
  registration: StoredTaxRegistration,
  foodLicence: string | undefined,
): PrintedSeller {
  return {
    legalName: registration.legalName || `${shop.brand} (legal name missing)`,
    address: registration.address || '(registered address missing)',
    gstin: registration.gstin || '(missing)',
    foodLicence: foodLicence ?? '(missing)',
    signatory: registration.signatory || '(missing)',
    undertaking: registration.undertaking,
  }
}
