import type { ShopBoot } from '../../startup/shop-boot'
import { readStoredOverrides } from '../tab-overrides'

/** Lets developers replace remotes where the edge allows it (OVERRIDE_ORIGINS). Loads on demand, at no cost to shoppers. */
export async function offerOverrides(boot: ShopBoot): Promise<ShopBoot> {
  const { overrideOrigins } = boot
  if (!overrideOrigins || !isAsked()) return boot
  const { applyOverrides } = await import(/* webpackChunkName: "overrides" */ './apply-overrides')
  return applyOverrides(boot, overrideOrigins)
}

function isAsked(): boolean {
  return new URLSearchParams(window.location.search).has('remote') || readStoredOverrides().length > 0
}
