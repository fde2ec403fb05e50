import type { ShopContent } from '../shop-content'
import type { Component } from './dialect'

export const addToCart: Component = {
  name: 'AddToCart',
  fits: ({ localName, textContent }) => localName === 'button' && textContent?.trim() === 'ADD TO CART',
}

/** The header link that shows how many products are in the cart. */
export const cartLink: Component = {
  name: 'CartLink',
  fits: (element) => element.matches('header a[href="/cart"]'),
  rename: (attribute) => (/^(href|aria-label)$/.test(attribute) ? undefined : attribute),
}

/** Matches links between the pages that the peer has. The shop's other pages are not built. */
export function pageLink({ pages }: ShopContent, rename?: Component['rename']): Component {
  const paths = pages.map(({ path }) => path)
  return {
    name: 'Link',
    fits: (element) => element.localName === 'a' && paths.includes(element.getAttribute('href') ?? ''),
    ...(rename && { rename }),
  }
}
