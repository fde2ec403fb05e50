/** What others reach on the same profile, as ratios to the static limit of their own run: medians, November 2026. */
export interface Peer {
  name: string
  fcp: PeerRatios
  lcp: PeerRatios
}

interface PeerRatios {
  home: number
  listing: number
  product: number
}

export const peers: readonly Peer[] = [
  {
    name: 'Next.js Commerce (partial prerendering)',
    fcp: { home: 1.53, listing: 1.69, product: 1.68 },
    lcp: { home: 2.32, listing: 3.49, product: 2.0 },
  },
  {
    name: 'neuland blueprint (rendered on the server)',
    fcp: { home: 1.61, listing: 1.61, product: 1.92 },
    lcp: { home: 2.35, listing: 1.87, product: 1.83 },
  },
  {
    name: 'React with Module Federation (rendered in the browser)',
    fcp: { home: 1.68, listing: 2.14, product: 2.13 },
    lcp: { home: 5.09, listing: 4.88, product: 4.75 },
  },
]
