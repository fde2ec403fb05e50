import type { LiveRemote } from 'shared-contracts/remote'

/**
 * Takes the rules of the version that the server has rendered out of the page, which another version renders anew. The
 * early script may still be adding its sheets.
 */
export function leaveOutRendered(rendered: LiveRemote | undefined): void {
  for (const style of document.head.querySelectorAll('style')) style.remove()
  if (!rendered) return
  const remove = () => {
    for (const link of document.head.querySelectorAll(`link[href^="${rendered.base}"]`)) link.remove()
  }
  remove()
  new MutationObserver(remove).observe(document.head, { childList: true })
}
