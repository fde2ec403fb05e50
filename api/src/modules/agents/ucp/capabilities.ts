import type { UcpVersion } from 'shared-contracts/routing/agent-paths'

export const capabilities = {
  search: 'dev.ucp.shopping.catalog.search',
  lookup: 'dev.ucp.shopping.catalog.lookup',
  cart: 'dev.ucp.shopping.cart',
  permalink: 'dev.ucp.shopping.permalink',
} as const
export type Capability = (typeof capabilities)[keyof typeof capabilities]

export const SHOPPING = 'dev.ucp.shopping'

const specifications: Readonly<Record<UcpVersion, Partial<Record<Capability, string>>>> = {
  '2026-08-25': {
    [capabilities.search]: 'shopping/catalog/search',
    [capabilities.lookup]: 'shopping/catalog/lookup',
    [capabilities.cart]: 'shopping/cart',
    [capabilities.permalink]: 'permalink',
  },
  // This release has no permalinks yet.
  '2026-04-08': {
    [capabilities.search]: 'catalog/search',
    [capabilities.lookup]: 'catalog/lookup',
    [capabilities.cart]: 'cart',
  },
}

const schemas: Readonly<Record<Capability, string>> = {
  [capabilities.search]: 'catalog_search',
  [capabilities.lookup]: 'catalog_lookup',
  [capabilities.cart]: 'cart',
  [capabilities.permalink]: 'permalink',
}

/** Returns UCP's description of a capability; undefined if the release lacks it. */
export function describeCapability(version: UcpVersion, capability: Capability) {
  const specification = specifications[version][capability]
  if (specification === undefined) return undefined
  return {
    spec: `https://ucp.dev/${version}/specification/${specification}`,
    schema: `https://ucp.dev/${version}/schemas/shopping/${schemas[capability]}.json`,
  }
}
