import type { ShopContent } from './shop-content'

export const PEER_NAMES = ['Next.js', 'Astro', 'Module Federation'] as const
export type PeerName = (typeof PEER_NAMES)[number]

/** A site with the same content, built with another framework. */
export interface Peer {
  name: PeerName
  write: (folder: string, content: ShopContent) => Promise<void>
  /** Builds the source as the framework's documentation says, and serves the result. */
  serve: (folder: string, content: ShopContent) => Promise<ServedPeer>
}

export interface ServedPeer {
  origin: string
  close: () => Promise<void> | void
}
