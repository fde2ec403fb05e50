import { BRAND_RED, shop } from 'shared-contracts/domain/shop'

const icon = (file: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * What a phone needs to put the shop on its home screen. It opens in the browser: a payment page must show its address,
 * and come back to the same cookies.
 */
export const webManifest = {
  id: '/',
  name: `${shop.brand}: ${shop.tagline}`,
  short_name: shop.brand,
  lang: 'en-IN',
  start_url: '/',
  scope: '/',
  display: 'browser',
  theme_color: BRAND_RED,
  background_color: '#FFFAF1',
  icons: [
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('icon-512-maskable.png', 512, 'maskable'),
  ],
}
