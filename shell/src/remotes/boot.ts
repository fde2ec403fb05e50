import type { VisitRemote } from 'shared-contracts/remote'
import type { RootState } from 'shared-contracts/store'

/** What the edge writes into the page: the remotes of this visit. */
export interface Boot {
  remotes: VisitRemote[]
  /** What the server knew when it rendered the page; none when it did not. */
  state?: Partial<RootState>
  /** Where developers may take remotes from in place of the registry; none on a page that does not allow it. */
  overrideOrigins?: string[]
  /** Whether pages may be kept on this device for the time offline. */
  keepsPages?: boolean
  /** Whether such a remote is on the page: its faults say nothing about the registry's versions. */
  isOverridden?: boolean
}

/** Reads the page's own data block. It is the edge's, so only its presence is checked. */
export function readBoot(): Boot {
  const text = document.getElementById('boot')?.textContent
  if (!text) throw new Error('The page came without its list of remotes.')
  return JSON.parse(text) as Boot
}
