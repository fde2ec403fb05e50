import type { LiveRemote, VisitRemote } from 'shared-contracts/remote'
import { inlineJson } from './inline-json'

function ofBrowser({ name, version, contract, base, entry, prefixes, frame, title, integrity }: LiveRemote) {
  const ofEntry = integrity[entry]
  return {
    ...{ name, version, contract, base, entry, prefixes, frame, title },
    // The entry contains the hashes of the container's other files.
    integrity: ofEntry ? { [entry]: ofEntry } : {},
  }
}

/**
 * Renders the element from which a shell reads the remotes of a visit (composition/runtime/boot.ts). It
 * contains only the fields that pages need, not those for servers and the registry.
 * @param own fields of the site, such as the state that the page was rendered with
 */
export function bootScript(remotes: readonly VisitRemote[], own: Readonly<Record<string, unknown>>): string {
  const lean = remotes.map(({ lastGood, ...remote }) => ({
    ...ofBrowser(remote),
    ...(lastGood && { lastGood: ofBrowser(lastGood) }),
  }))
  return `<script type="application/json" id="boot">${inlineJson({ remotes: lean, ...own })}</script>`
}
