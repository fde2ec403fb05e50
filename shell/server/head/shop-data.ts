import { shop } from 'shared-contracts/platform/shop'
import { returnPolicy } from 'shared-contracts/remote/head/shop-terms'
import { organizationRef } from 'shared-contracts/remote/head/structured-data'

const { brand, tagline, phone, email, address, social, established } = shop

/** Links to the shop's social accounts. A network's bare address means that the shop has no account there. */
const profiles = [social.photos, social.network].filter((url) => new URL(url).pathname !== '/')

/**
 * Describes the shop and its site on the home page, where search engines look for both. Other pages refer to the shop
 * by name and `@id`.
 */
export function shopData(origin: string): readonly Readonly<Record<string, unknown>>[] {
  const organization = organizationRef(origin)
  return [
    {
      ...organization,
      '@type': 'OnlineStore',
      url: `${origin}/`,
      slogan: tagline,
      logo: `${origin}/icon-512.png`,
      email,
      telephone: phone,
      foundingDate: String(established),
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.line1,
        addressLocality: address.city,
        addressRegion: address.state,
        postalCode: address.pincode,
        addressCountry: 'IN',
      },
      hasMerchantReturnPolicy: returnPolicy(origin),
      sameAs: profiles.length > 0 ? profiles : undefined,
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: brand,
      url: `${origin}/`,
      inLanguage: 'en-IN',
      publisher: { '@id': organization['@id'] },
    },
  ]
}
