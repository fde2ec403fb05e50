/** The shopper's name for each part of the shop. */
const partNames: Record<string, string> = {
  'mf-catalog': 'The catalogue',
  'mf-cart-checkout': 'The cart and checkout',
  'mf-account': 'Your account',
  'mf-content': 'This page',
}

export function partName(remote: string): string {
  return partNames[remote] ?? 'This part of the shop'
}
