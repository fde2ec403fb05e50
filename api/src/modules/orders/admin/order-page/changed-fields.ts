import type { OrderAddress } from 'shared-contracts/orders/order'

interface Changes {
  before: Partial<OrderAddress>
  after: Partial<OrderAddress>
}

/**
 * What was changed of an address. The audit log is kept for good, and e-mail and phone are not: of them it tells only the
 * beginning or the end.
 */
export function changedFields(before: OrderAddress, after: OrderAddress): Changes {
  const names = Object.keys(after) as (keyof OrderAddress)[]
  const changed = names.filter((name) => (before[name] ?? '') !== (after[name] ?? ''))
  const only = (address: OrderAddress) =>
    Object.fromEntries(changed.map((name) => [name, hidden(name, address[name] ?? '')]))
  return { before: only(before), after: only(after) }
}

function hidden(name: keyof OrderAddress, value: string): string {
  if (name === 'email') return value.replace(/^(.).*(@.*)$/, '$1…$2')
  if (name === 'phone') return value && `…${value.slice(-4)}`
  return value
}
