import { isComposing } from 'design-system/is-composing'
import type { LiveRemote } from 'shared-contracts/remote'
import type { ShopBoot } from '../../startup/shop-boot'

/**
 * Alt+Shift+M shows whose each part of the page is (docs/guides/integrator.md), where overrides are allowed.
 * @param inUse the version that the page uses of a remote
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
