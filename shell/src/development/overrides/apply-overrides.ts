import { findOwner, type LiveRemote } from 'shared-contracts/remote'
import type { ShopBoot } from '../../startup/shop-boot'
import { keepOverrides } from '../tab-overrides'
import { findOverride } from './find-override'
import { takeRequestedOverrides } from './requested-overrides'
import { showBadge } from './show-badge'

/** Replaces remotes before any of their code loads. @param allowed the origins that may serve overrides */
export async function applyOverrides(boot: ShopBoot, allowed: readonly string[]): Promise<ShopBoot> {
  const outcomes = await Promise.all(
    takeRequestedOverrides().map((override) => findOverride(override, allowed)),
  )
  // A refused override is reported once and forgotten; an unreachable server may be back on the next page.
  keepOverrides(outcomes.flatMap(({ override, origin }) => (origin ? [override] : [])))
  showBadge(outcomes)

  const chosen = outcomes.flatMap(({ remote }) => remote ?? [])
  const others = boot.remotes.filter(({ name }) => !chosen.some((remote) => remote.name === name))
  // Overrides come first: a path that is new in them may belong to another remote in the registry.
  const remotes = [...chosen, ...others]
  const overridden = { ...boot, remotes, isOverridden: chosen.length > 0 }
  const path = window.location.pathname
  const rendered = findOwner(path, boot.remotes)
  if (findOwner(path, remotes) === rendered) return overridden
  leaveOutRendered(rendered)
  return { ...overridden, state: undefined }
}

/** Removes the replaced version's styles from the server's HTML. The early script may still be adding some. */
function leaveOutRendered(rendered: LiveRemote | undefined): void {
  for (const style of document.head.querySelectorAll('style')) style.remove()
  if (!rendered) return
  const remove = () => {
    for (const link of document.head.querySelectorAll(`link[href^="${rendered.base}"]`)) link.remove()
  }
  remove()
  new MutationObserver(remove).observe(document.head, { childList: true })
}
