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
 * @param own fields of the site
 * @param state the state that the page was rendered with, as JSON
 */
export function bootScript(
  remotes: readonly VisitRemote[],
  own: Readonly<Record<string, unknown>>,
  state?: string,
): string {
  const lean = remotes.map(({ lastGood, ...remote }) => ({
    ...ofBrowser(remote),
    ...(lastGood && { lastGood: ofBrowser(lastGood) }),
  }))
  const fields = inlineJson({ remotes: lean, ...own })
  const json = state === undefined ? fields : `${fields.slice(0, -1)},"state":${state}}`
  return `<script type="application/json" id="boot">${json}</script>`
}
