import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import { sayDelivery } from 'shared-contracts/fulfilment/delivery'
import { readStatus } from 'shared-contracts/http'
import { inEnglish } from 'shared-contracts/i18n/translate'
import { asManyThatFit, shortened } from 'shared-contracts/remote/agents/as-many-as-fit'
import { defineTool } from 'shared-contracts/remote/agents/define-tool'
import { id } from 'shared-contracts/remote/agents/fields'
import { refuse } from 'shared-contracts/remote/agents/refuse'
import { formatPrice } from 'shared-contracts/values/money'
import { labelRows } from '../features/product-facts/label-rows'
import { describeVariant } from './describe-variant'
import { fetchShownProduct } from './fetch-shown-product'

function describeWithMrp(variant: ShownVariant) {
  return {
    ...describeVariant(variant),
    ...(variant.mrp !== undefined && { mrp: `₹${formatPrice(variant.mrp)}` }),
  }
}

/** Fits a product into the size limit: shortens the description, then drops label rows, then packs. */
function describeProduct({
  id,
  name,
  hindiName,
  description,
  category,
  path,
  variants,
  facts,
  rating,
}: ShownProduct) {
  const label = labelRows(facts, inEnglish).map(({ term, text }) => `${term}: ${text}`)
  const answerWith = (
    shownVariants: readonly ShownVariant[],
    shownLabel: readonly string[],
    about: string,
  ) => ({
    product_id: id,
    name,
    ...(hindiName && { hindi_name: hindiName }),
    category,
    ...(rating && { rating: `${rating.average} out of 5 stars, ${rating.count} reviews` }),
    page: path,
    variants: shownVariants.map(describeWithMrp),
    delivery: sayDelivery(inEnglish),
    label: shownLabel,
    description: about,
    ...((shownVariants.length < variants.length || shownLabel.length < label.length) && {
      rest: 'on the page',
    }),
  })
  const room = asManyThatFit(variants, (shown) => answerWith(shown, [], ''))
  const rows = asManyThatFit(label, (shown) => answerWith(room, shown, ''))
  return shortened(description, (about) => answerWith(room, rows, about))
}

export const getProduct = defineTool({
  name: 'get_product',
  title: 'Get product details',
  description:
    'Returns everything about one product: packs with price and MRP in INR, price per 100 g and stock, ingredients, allergens, origin, maker, best before, delivery time, and its page. Use the product_id returned by search_products, or the last part of a product page’s address.',
  readOnlyHint: true,
  fields: {
    product_id: id('The product’s id, such as turmeric-powder.'),
  },
  async answer({ product_id }, { store }) {
    try {
      return describeProduct(await fetchShownProduct(product_id, store))
    } catch (error) {
      if (readStatus(error) !== 404) throw error
      return refuse('UNKNOWN_PRODUCT', 'Product not found. Find its id with search_products.')
    }
  },
})
