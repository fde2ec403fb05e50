import type { TaxedProduct, TaxRegistrationPage } from 'shared-contracts/invoicing/admin/invoices-schema'
import type { AdminBusinessDetails } from 'shared-contracts/platform/admin/business-details-schema'
import type { AdminPerson } from './people/admin-person'

/** Printed on every document, so that nobody mistakes a sample for a real one. */
const LEGAL_NAME = 'EXAMPLE BUSINESS, NOT VALID FOR TAX'

/** A number with the right format and check character, whose PAN belongs to nobody. */
const GSTIN = '29AAAAA0000A1ZY'
/** The HSN heading of turmeric and mixed spices, at the rate since 22 September 2025. */
const SPICES = { hsn: '0910', percent: 5, validFrom: '2025-09-22' }
const FOOD_LICENCE = '10000000000000'

/** Enters the details of an example business, unless the shop has its own. */
export async function registerBusiness({ browser }: AdminPerson): Promise<void> {
  const tax = await browser.get<TaxRegistrationPage>('/api/admin/tax-registration')
  if (!tax.registration.gstin) {
    const example = {
      legalName: LEGAL_NAME,
      address: '14 Spice Market Road, Bangalore, Karnataka 560002',
      gstin: GSTIN,
      signatory: 'Meera (example)',
      confirmedBy: 'Nobody: this is an example',
    }
    const registration = { ...tax.registration, ...example }
    await browser.put(200, '/api/admin/tax-registration', { registration, version: tax.version })
  }
  for (const { productId, taxes } of await browser.get<TaxedProduct[]>('/api/admin/product-taxes'))
    if (taxes.length === 0)
      await browser.post(200, `/api/admin/product-taxes/${encodeURIComponent(productId)}`, SPICES)
  const business = await browser.get<AdminBusinessDetails>('/api/admin/business-details')
  if (!business.foodLicence) {
    const change = { foodLicence: FOOD_LICENCE, version: business.version }
    const answer = await browser.send('PATCH', '/api/admin/business-details', change)
    if (!answer.ok) throw new Error(`The business details were refused: ${await answer.text()}`)
  }
}
