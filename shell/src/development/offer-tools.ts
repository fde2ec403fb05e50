import type { LiveRemote } from 'shared-contracts/remote'
import type { Boot } from '../remotes/boot'
import { keptOverrides } from './tab-overrides'

/**
 * Offers developers their tools on a page whose edge allows it (OVERRIDE_ORIGINS), and nothing elsewhere. Each is
 * fetched once it is asked for: no shopper pays for it.
 * @returns what the page opens with, after overrides
 */
export async function offerTools(boot: Boot): Promise<Boot> {
  const { overrideOrigins } = boot
  if (!overrideOrigins) return boot
  const opened = isAsked() ? await overridden(boot, overrideOrigins) : boot
  offerOverlay(opened.remotes)
  return opened
}

function isAsked(): boolean {
  return new URLSearchParams(window.location.search).has('remote') || keptOverrides().length > 0
}

async function overridden(boot: Boot, origins: readonly string[]): Promise<Boot> {
  const { applyOverrides } = await import(/* webpackChunkName: "overrides" */ './overrides/apply-overrides')
  return applyOverrides(boot, origins)
}

/** Alt+Shift+M shows whose each part of the page is (docs/guides/integrator.md). */
function offerOverlay(remotes: readonly LiveRemote[]): void {
  document.addEventListener('keydown', async ({ altKey, shiftKey, code }) => {
    if (!altKey || !shiftKey || code !== 'KeyM') return
    const { toggleOverlay } = await import(/* webpackChunkName: "overlay" */ './overlay/toggle-overlay')
    toggleOverlay(remotes)
  })
}
