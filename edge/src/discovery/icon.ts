import { BRAND_RED } from 'shared-contracts/platform/shop'

/** The shop's logo, 64 units wide and high. */
export const MEDALLION = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${BRAND_RED}"/><circle cx="32" cy="32" r="27" fill="none" stroke="#F4B65B" stroke-width="2"/><path d="M32 14c7 7 11 13 11 20a11 11 0 0 1-22 0c0-7 4-13 11-20Z" fill="#FBE0B0"/></svg>`

/** The icon for the browser tab, inlined to save a request. */
const ICON = `data:image/svg+xml,${encodeURIComponent(MEDALLION)}`

/** Head elements for the other icons, for search engines, home screens and old browsers. */
export const ICON_LINKS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  `<link rel="icon" type="image/svg+xml" href="${ICON}">`,
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/manifest.webmanifest">',
].join('\n')
