import { BRAND_RED, shop } from 'shared-contracts/platform/shop'

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * The manifest for installing the shop on a home screen. The shop opens in a window with an address bar, as a
 * payment page requires. Browsers that do not support such windows open it in a tab, with the same cookies.
 */
export const webManifest = {
  id: '/',
  name: `${shop.brand}: ${shop.tagline}`,
  short_name: shop.brand,
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: BRAND_RED,
  background_color: '#FFFAF1',
  icons: [
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-512-maskable.png', 512, 'maskable'),
  ],
}
