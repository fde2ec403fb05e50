import type { OpenBucket } from './key-holders'
import type { WatchedEdge } from './watched-edge'

export const MANIFEST = 'registry/manifests/mf-content.json'
export const KEYS = 'registry/root.json'

/** A registry and an edge that watches it, after mf-content has changed its manifest once. */
export interface Scene {
  bucket: OpenBucket
  edge: WatchedEdge
  /** The manifest of mf-content before its last change. */
  earlierManifest: string
}
