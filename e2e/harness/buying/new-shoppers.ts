import { atOnce } from '../over-http/at-once'
import type { BrowserOptions } from '../over-http/browser'
import { newShopper, type Shopper } from '../over-http/shopper'

/** Each shopper has an address of their own, so that limits per address work as for real shoppers. */
export async function newShoppers(
  origin: string,
  count: number,
  options: BrowserOptions,
): Promise<Shopper[]> {
  const shoppers: Shopper[] = []
  await atOnce(
    Array.from({ length: count }, (_, index) => index + 1),
    async (number) => {
      shoppers.push(
        await newShopper(origin, {
          ...options,
          from: `127.0.${1 + Math.floor(number / 250)}.${number % 250}`,
        }),
      )
    },
  )
  return shoppers
}
