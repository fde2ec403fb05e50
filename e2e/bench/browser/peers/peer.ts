import type { ShopContent } from './shop-content'

export const PEER_NAMES = ['Next.js', 'Astro', 'Module Federation'] as const
export type PeerName = (typeof PEER_NAMES)[number]

/** A site with the same content, built with another framework. */
export interface Peer {
  name: PeerName
  /** Writes the source into a folder. */
  write: (folder: string, content: ShopContent) => Promise<void>
  /** Builds it as its documentation says, and serves it. */
  serve: (folder: string, content: ShopContent) => Promise<ServedPeer>
}

export interface ServedPeer {
  origin: string
  close: () => Promise<void> | void
}
