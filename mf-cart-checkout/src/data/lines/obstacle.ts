import type { CartLine } from 'shared-contracts/domain/cart'

/** Why a cart cannot be checked out: the shop no longer sells something in it. */
export function obstacleOf(gone: readonly CartLine[]): string | undefined {
  if (gone.length === 0) return undefined
  const names = gone.map(({ title, variantLabel }) => `${title} (${variantLabel})`).join(', ')
  return `You cannot check out with what is no longer available: ${names}.`
}
