import type { LiveRemote } from 'shared-contracts/remote'

/** Returns the name that shoppers see for a remote's part of the shop. */
export function partName({ title }: Pick<LiveRemote, 'title'>): string {
  return title ?? 'This part of the shop'
}
