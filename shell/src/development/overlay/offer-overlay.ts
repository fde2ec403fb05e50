import { isComposing } from 'design-system/is-composing'
import type { LiveRemote } from 'shared-contracts/remote'
import type { ShopBoot } from '../../startup/shop-boot'

/** Makes Alt+Shift+M show or hide each part's owner, if overrides are allowed (docs/guides/integrator.md). */
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
