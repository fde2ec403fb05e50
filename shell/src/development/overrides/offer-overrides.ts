import type { ShopBoot } from '../../startup/shop-boot'
import { readStoredOverrides } from '../tab-overrides'

/**
 * Lets developers replace the registry's remotes with their own on pages whose edge allows it (OVERRIDE_ORIGINS). The
 * rest of the code is loaded on demand, so that shoppers do not pay for it.
 * @returns the boot data to open the page with
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
