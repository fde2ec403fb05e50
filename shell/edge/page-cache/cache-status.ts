import type { Outcome } from './page-counts'

/** Whether a page was kept, in the words of RFC 9211. */
export const cacheStatus: Readonly<Record<Outcome, string>> = {
  hit: 'spice-edge; hit',
  stale: 'spice-edge; hit; detail=stale',
  miss: 'spice-edge; fwd=miss',
  renewed: 'spice-edge; fwd=stale',
}
