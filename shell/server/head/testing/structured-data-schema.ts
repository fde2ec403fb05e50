import { z } from 'zod'

/* Structured data as defined by schema.org and required by Google's documentation of each type
   (developers.google.com, 'Structured data'). Strict: an unexpected property such as a rating is a mistake. */
export const ORIGIN = 'https://shop.example'

const Address = z.string().refine((url) => url.startsWith(`${ORIGIN}/`) && URL.canParse(url), {
  error: 'needs an address on the public origin',
})
const Words = z.string().trim().min(1)
const Picture = Address.refine((url) => /\.(jpg|png)$/.test(url))
const Duration = z.string().regex(/^PT(?=\d)(\d+H)?(\d+M)?$/)
const Reference = z.strictObject({ '@id': Address })
const OrganizationRef = Reference.extend({ '@type': z.literal('Organization'), name: Words })

const inOrder = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1)

const ReturnPolicy = z.strictObject({
  '@type': z.literal('MerchantReturnPolicy'),
  applicableCountry: z.literal('IN'),
  returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: z.int().positive(),
  merchantReturnLink: Address,
  returnMethod: z.literal('https://schema.org/ReturnByMail'),
  returnFees: z.literal('https://schema.org/ReturnFeesCustomerResponsibility'),
  itemDefectReturnFees: z.literal('https://schema.org/FreeReturn'),
})

const OnlineStore = OrganizationRef.extend({
  '@type': z.literal('OnlineStore'),
  hasMerchantReturnPolicy: ReturnPolicy,
  url: Address,
  slogan: Words,
  logo: Picture,
  email: z.email(),
  telephone: Words,
  foundingDate: z.string().regex(/^\d{4}$/),
  address: z.strictObject({
    '@type': z.literal('PostalAddress'),
    streetAddress: Words,
    addressLocality: Words,
    addressRegion: Words,
    postalCode: Words,
    addressCountry: z.literal('IN'),
  }),
})

const WebSite = Reference.extend({
  '@type': z.literal('WebSite'),
  name: Words,
  url: z.literal(`${ORIGIN}/`),
  inLanguage: z.literal('en-IN'),
  publisher: Reference,
})

const Crumb = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int(),
  name: Words,
  item: Address,
})
const BreadcrumbList = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(Crumb).min(2).refine(inOrder),
})

const Rupees = z.string().regex(/^[1-9]\d*\.\d\d$/)
const Quantity = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  value: z.int().positive(),
  unitCode: z.enum(['GRM', 'C62']),
})
const PriceSpecification = z.strictObject({
  '@type': z.literal('UnitPriceSpecification'),
  priceType: z.literal('https://schema.org/MaximumRetailPrice').optional(),
  price: Rupees,
  priceCurrency: z.literal('INR'),
  valueAddedTaxIncluded: z.literal(true),
  referenceQuantity: Quantity.extend({ valueReference: Quantity }).optional(),
})
const Days = z.strictObject({
  '@type': z.literal('QuantitativeValue'),
  minValue: z.int(),
  maxValue: z.int(),
  unitCode: z.literal('DAY'),
})
const ShippingDetails = z.strictObject({
  '@type': z.literal('OfferShippingDetails'),
  shippingRate: z.strictObject({
    '@type': z.literal('MonetaryAmount'),
    value: Rupees,
    currency: z.literal('INR'),
  }),
  shippingDestination: z.strictObject({
    '@type': z.literal('DefinedRegion'),
    addressCountry: z.literal('IN'),
  }),
  deliveryTime: z.strictObject({
    '@type': z.literal('ShippingDeliveryTime'),
    handlingTime: Days,
    transitTime: Days,
  }),
})
const Offer = z.strictObject({
  '@type': z.literal('Offer'),
  price: Rupees,
  priceCurrency: z.literal('INR'),
  priceSpecification: z.array(PriceSpecification).length(2),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  url: Address,
  seller: OrganizationRef,
  shippingDetails: ShippingDetails,
  hasMerchantReturnPolicy: ReturnPolicy,
})
const Variant = z.strictObject({
  '@type': z.literal('Product'),
  name: Words,
  sku: Words,
  size: Words,
  image: Picture,
  offers: Offer,
})
const ProductGroup = Reference.extend({
  '@type': z.literal('ProductGroup'),
  name: Words,
  alternateName: Words.optional(),
  description: Words,
  category: Words,
  url: Address,
  image: z.array(Picture).min(1),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: Words }),
  countryOfOrigin: z.strictObject({ '@type': z.literal('Country'), name: Words }),
  additionalProperty: z.array(
    z.strictObject({ '@type': z.literal('PropertyValue'), name: Words, value: Words }),
  ),
  productGroupID: Words,
  variesBy: z.tuple([z.literal('https://schema.org/size')]),
  hasVariant: z.array(Variant).min(2),
})

const Entry = z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: Words, url: Address })
const CollectionPage = z.strictObject({
  '@type': z.literal('CollectionPage'),
  name: Words,
  description: Words,
  url: Address,
  mainEntity: z.strictObject({
    '@type': z.literal('ItemList'),
    numberOfItems: z.int().min(1),
    itemListElement: z.array(Entry).min(1).refine(inOrder),
  }),
})

const HowToStep = z.strictObject({
  '@type': z.literal('HowToStep'),
  position: z.int(),
  name: Words.optional(),
  text: Words,
  url: Address,
})
const Recipe = Reference.extend({
  '@type': z.literal('Recipe'),
  name: Words,
  description: Words,
  url: Address,
  image: z.array(Picture).min(1),
  author: OrganizationRef,
  keywords: Words,
  recipeCategory: Words,
  recipeCuisine: Words,
  recipeYield: z.string().regex(/^\d+(-\d+)? servings$/),
  prepTime: Duration,
  cookTime: Duration,
  totalTime: Duration,
  recipeIngredient: z.array(Words).min(2),
  recipeInstructions: z.array(HowToStep).min(2).refine(inOrder),
})

const BlogPosting = Reference.extend({
  '@type': z.literal('BlogPosting'),
  headline: Words.max(110),
  description: Words,
  url: Address,
  mainEntityOfPage: Address,
  image: z.array(Picture).min(1),
  datePublished: z.union([z.iso.date(), z.iso.datetime()]),
  author: OrganizationRef,
  publisher: OrganizationRef,
  inLanguage: z.literal('en-IN'),
})

const ShopPage = z.strictObject({
  '@type': z.enum(['AboutPage', 'ContactPage']),
  name: Words,
  description: Words,
  url: Address,
  mainEntity: OrganizationRef,
})

/** The content of a page's script element. */
export const StructuredData = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(
    z.discriminatedUnion('@type', [
      OnlineStore,
      WebSite,
      BreadcrumbList,
      ProductGroup,
      CollectionPage,
      Recipe,
      BlogPosting,
      ShopPage,
    ]),
  ),
})
