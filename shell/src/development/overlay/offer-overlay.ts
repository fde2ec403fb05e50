import { isComposing } from 'design-system/is-composing'
import type { LiveRemote } from 'shared-contracts/remote'
import type { ShopBoot } from '../../startup/shop-boot'

/**
 * Makes Alt+Shift+M show the owner of each part of the page (docs/guides/integrator.md), if overrides are allowed.
 * @param inUse the version of a remote that the page uses
 */
export function offerOverlay(
  { remotes, overrideOrigins }: ShopBoot,
  inUse: (remote: LiveRemote) => LiveRemote,
): void {
  if (!overrideOrigins) return
  document.addEventListener('keydown', async (event) => {
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyM' || isComposing(event)) return
    const { toggleOverlay } = await import(/* webpackChunkName: "overlay" */ './toggle-overlay')
    toggleOverlay(() => remotes.map(inUse))
  })
}
