import type { LiveRemote, VisitRemote } from 'shared-contracts/remote'
import { inlineJson } from './inline-json'

function ofBrowser({ name, version, contract, base, entry, prefixes, frame, title, integrity }: LiveRemote) {
  const ofEntry = integrity[entry]
  return {
    ...{ name, version, contract, base, entry, prefixes, frame, title },
    // The entry knows those of its own files.
    integrity: ofEntry ? { [entry]: ofEntry } : {},
  }
}

/**
 * The element from which a shell reads the remotes of a visit (composition/runtime/boot.ts). It has what a page needs of
 * each remote; what only servers and the registry need stays there.
 * @param own fields of the site, such as the state that the page was rendered with
 */
export function bootScript(remotes: readonly VisitRemote[], own: Readonly<Record<string, unknown>>): string {
  const lean = remotes.map(({ lastGood, ...remote }) => ({
    ...ofBrowser(remote),
    ...(lastGood && { lastGood: ofBrowser(lastGood) }),
  }))
  return `<script type="application/json" id="boot">${inlineJson({ remotes: lean, ...own })}</script>`
}
