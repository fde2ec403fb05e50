import type { ShownProduct, ShownVariant } from 'shared-contracts/catalog/shown-product'
import type { Message } from '../ucp/response-schema'
import type { Context, Filters } from './requests'

interface CatalogFilters {
  filters?: Filters | undefined
  context?: Context | undefined
}

/** Returns the product with only the packs that meet all filters; undefined if there are none. */
export function narrowed(product: ShownProduct, asked: CatalogFilters): ShownProduct | undefined {
  const { categories } = asked.filters ?? {}
  const isInCategory = categories?.some((one) => one.toUpperCase() === product.category) ?? true
  const variants = product.variants.filter(
    (variant) => hasPrice(variant, asked) && hasStatus(variant, asked.filters),
  )
  return isInCategory && variants.length > 0 ? { ...product, variants } : undefined
}

function hasPrice({ price }: ShownVariant, asked: CatalogFilters): boolean {
  const { min = 0, max = Number.POSITIVE_INFINITY } = isOtherCurrency(asked)
    ? {}
    : (asked.filters?.price ?? {})
  return price >= min && price <= max
}

function hasStatus({ isSoldOut }: ShownVariant, filters: Filters | undefined): boolean {
  return filters?.availability?.includes(isSoldOut ? 'out_of_stock' : 'in_stock') ?? true
}

function isOtherCurrency({ context }: CatalogFilters): boolean {
  return context?.currency !== undefined && context.currency.toUpperCase() !== 'INR'
}

/** Notes that prices in another currency were not compared. */
export function currencyNote(asked: CatalogFilters): Message[] {
  if (!asked.filters?.price || !isOtherCurrency(asked)) return []
  const content = 'The shop sells in INR only, so the price filter in another currency was not applied.'
  return [{ type: 'info', code: 'price_filter_ignored', content }]
}
