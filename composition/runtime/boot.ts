import type { VisitRemote } from 'shared-contracts/remote'
import type { RootState } from 'shared-contracts/store'

/** The edge's data in a page (composition/renderer/document/boot-script.ts). A site may add its own fields. */
export interface Boot {
  remotes: VisitRemote[]
  /** The server's state when it rendered the page; undefined if it did not. */
  state?: Partial<RootState>
}

/** Reads the page's own data block. It comes from the edge, so only its presence is checked. */
export function readBoot<SiteBoot extends Boot = Boot>(): SiteBoot {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('The page contains no list of remotes.')
  return JSON.parse(text) as SiteBoot
}
