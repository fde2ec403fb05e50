import { findOwner, type LiveRemote } from 'shared-contracts/remote'
import type { ShopBoot } from '../../startup/shop-boot'
import { keepOverrides } from '../tab-overrides'
import { findOverride } from './find-override'
import { takeRequestedOverrides } from './requested-overrides'
import { showBadge } from './show-badge'

/**
 * Puts remotes under development in the place of those that the registry names, before anything of them is loaded.
 * @param boot what the page came with
 * @param allowed the origins that overrides may come from
 */
export async function applyOverrides(boot: ShopBoot, allowed: readonly string[]): Promise<ShopBoot> {
  const outcomes = await Promise.all(
    takeRequestedOverrides().map((override) => findOverride(override, allowed)),
  )
  // One that is refused is said once; one that nobody answers for may be back at the next page.
  keepOverrides(outcomes.flatMap(({ override, origin }) => (origin ? [override] : [])))
  showBadge(outcomes)

  const chosen = outcomes.flatMap(({ remote }) => remote ?? [])
  const others = boot.remotes.filter(({ name }) => !chosen.some((remote) => remote.name === name))
  // The chosen ones are asked first: a path that is new to them may be another's in the registry.
  const remotes = [...chosen, ...others]
  const overridden = { ...boot, remotes, isOverridden: chosen.length > 0 }
  const path = window.location.pathname
  const rendered = findOwner(path, boot.remotes)
  if (findOwner(path, remotes) === rendered) return overridden
  leaveOutRendered(rendered)
  return { ...overridden, state: undefined }
}

/**
 * Takes the rules of the version that the server has rendered out of the page, which another version renders anew. The
 * early script may still be adding its sheets.
 */
function leaveOutRendered(rendered: LiveRemote | undefined): void {
  for (const style of document.head.querySelectorAll('style')) style.remove()
  if (!rendered) return
  const remove = () => {
    for (const link of document.head.querySelectorAll(`link[href^="${rendered.base}"]`)) link.remove()
  }
  remove()
  new MutationObserver(remove).observe(document.head, { childList: true })
}
