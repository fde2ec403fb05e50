import type { ShopBoot } from '../../startup/shop-boot'
import { readStoredOverrides } from '../tab-overrides'

/**
 * Lets developers put their remotes in the place of the registry's on a page whose edge allows it (OVERRIDE_ORIGINS), and
 * nobody elsewhere. The rest is fetched once it is asked for: no shopper pays for it.
 * @returns what the page opens with
 */
export async function offerOverrides(boot: ShopBoot): Promise<ShopBoot> {
  const { overrideOrigins } = boot
  if (!overrideOrigins || !isAsked()) return boot
  const { applyOverrides } = await import(/* webpackChunkName: "overrides" */ './apply-overrides')
  return applyOverrides(boot, overrideOrigins)
}

function isAsked(): boolean {
  return new URLSearchParams(window.location.search).has('remote') || readStoredOverrides().length > 0
}
