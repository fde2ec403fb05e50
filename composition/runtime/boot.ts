import type { VisitRemote } from 'shared-contracts/remote'
import type { RootState } from 'shared-contracts/store'

/** What the edge writes into a page (composition/renderer/document/boot-script.ts). A site may add fields of its own. */
export interface Boot {
  /** The remotes of this visit. */
  remotes: VisitRemote[]
  /** What the server knew when it rendered the page; none when it did not. */
  state?: Partial<RootState>
}

/** Reads the page's own data block. It is the edge's, so only its presence is checked. */
export function readBoot<SiteBoot extends Boot = Boot>(): SiteBoot {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('The page came without its list of remotes.')
  return JSON.parse(text) as SiteBoot
}
