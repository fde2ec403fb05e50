import type { Text } from 'shared-contracts/i18n/translate'

/** Formats how long a product keeps: '24 months from packing'. */
export function bestBefore(months: number, t: Text): string {
  return t({ one: '{count} month from packing', other: '{count} months from packing' }, { count: months })
}
