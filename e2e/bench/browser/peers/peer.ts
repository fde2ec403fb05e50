import type { ShopContent } from './shop-content'

export const PEER_NAMES = ['Next.js', 'Astro', 'Module Federation'] as const
export type PeerName = (typeof PEER_NAMES)[number]

/** A site of the same content, made with another framework. */
export interface Peer {
  name: PeerName
  /** Writes its source into a folder. */
  write: (folder: string, content: ShopContent) => Promise<void>
  /** Builds it as its makers' documentation says, and serves it. */
  serve: (folder: string, content: ShopContent) => Promise<ServedPeer>
}

export interface ServedPeer {
  origin: string
  close: () => Promise<void> | void
}
