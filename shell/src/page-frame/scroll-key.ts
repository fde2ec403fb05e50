interface Visited {
  key: string
  pathname: string
  search: string
}

/**
 * Under which name a page's scroll position is kept. Every page that came by itself, not by a link of the shop, has
 * the router's key 'default': with that alone the return from the gateway would stand where the checkout had stood.
 */
export function scrollKey({ key, pathname, search }: Visited): string {
  return key === 'default' ? `${pathname}${search}` : key
}
