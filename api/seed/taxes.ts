import type { SeedTax } from '../src/modules/invoicing'

/** The first day of the current GST rate on spices: Notification 9/2025-Central Tax (Rate). */
const SINCE = '2025-09-22'
const FIVE_PERCENT = 500

/**
 * Product ids by heading of the Harmonised System. The headings are examples that a tax adviser has to confirm,
 * above all for blends (0910 91 or 2103 90), kits with several packs, mustard and dried mango.
 */
const codes: Readonly<Record<string, string>> = {
  '0804': 'amchur-powder',
  '0904':
    'black-pepper white-pepper dried-red-chillies red-chilli-powder kashmiri-chilli-powder black-pepper-powder',
  '0906': 'cinnamon',
  '0907': 'cloves',
  '0908': 'green-cardamom black-cardamom nutmeg',
  '0909': 'star-anise cumin-seeds coriander-seeds fennel-seeds coriander-powder cumin-powder',
  '0910': [
    'fenugreek-seeds bay-leaves turmeric-powder ginger-powder curry-powder garam-masala-powder',
    'garam-masala pav-bhaji-masala chole-masala rasam-powder sambar-powder biryani-masala butter-paneer-masala',
    'chinese-five-spice chole-masala-kit curry-powder-kit rasam-powder-kit butter-paneer-masala-kit',
    'garam-masala-kit pav-bhaji-masala-kit chinese-five-spice-kit',
  ].join(' '),
  '1207': 'mustard-seeds',
  '2103': 'taco-seasoning creole-seasoning taco-seasoning-kit',
}

/** The HSN code and GST rate of every product that a new shop starts with. */
export const seedTaxes: readonly SeedTax[] = Object.entries(codes).flatMap(([hsn, products]) =>
  products.split(' ').map((productId) => ({ productId, hsn, rate: FIVE_PERCENT, validFrom: SINCE })),
)
