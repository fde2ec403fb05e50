import type { OpenBucket } from './key-holders'
import type { WatchedEdge } from './watched-edge'

export const LINE = 'registry/lines/mf-content.json'
export const KEYS = 'registry/root.json'

/** A registry and an edge that watches it, after mf-content has changed its line once. */
export interface Scene {
  bucket: OpenBucket
  edge: WatchedEdge
  /** The line of mf-content before its last change. */
  earlierLine: string
}
