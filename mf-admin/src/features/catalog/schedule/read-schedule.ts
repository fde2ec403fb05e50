import type { AdminProduct } from 'shared-contracts/catalog/admin/catalogue-schema'
import type { ChangeToCome, NewSchedule } from 'shared-contracts/catalog/admin/schedule-schema'
import { typedRupees } from 'shared-contracts/values/typed-number'

type Values = Record<'what' | 'price' | 'from', string>

/** Returns the changes that can be scheduled. A value consists of the field and, for a pack, the pack's id. */
export function choices({ variants }: Pick<AdminProduct, 'variants'>): { value: string; words: string }[] {
  return [
    ...variants.flatMap(({ id, label }) => [
      { value: `price ${id}`, words: `Price of ${label}` },
      { value: `sold-out ${id}`, words: `${label} is sold out` },
      { value: `back ${id}`, words: `${label} can be bought again` },
    ]),
    { value: 'listed', words: 'Publish the product' },
    { value: 'not-listed', words: 'Unpublish the product' },
  ]
}

interface Read {
  input?: NewSchedule
  problems: Partial<Values>
}

/** Returns the request, or the form's error. Times are in the shop's time zone. */
export function readInput({ what, price, from }: Values, now: Date): Read {
  const problems: Partial<Values> = {}
  const at = new Date(`${from}:00+05:30`)
  if (!(at.getTime() > now.getTime())) problems.from = 'Choose a time in the future'
  const change = parseChange(what, price)
  if (!change) problems.price = 'Enter an amount in rupees, such as 125 or 125.50'
  return change && !problems.from ? { input: { change, at: at.toISOString() }, problems } : { problems }
}

function parseChange(what: string, typed: string): ChangeToCome | undefined {
  const [kind, variantId = ''] = what.split(' ')
  if (kind === 'listed' || kind === 'not-listed')
    return { field: 'isListed', variantId: null, after: kind === 'listed' }
  if (kind !== 'price') return { field: 'isSoldOut', variantId, after: kind === 'sold-out' }
  const price = typedRupees(typed)
  return price !== undefined && price > 0 ? { field: 'price', variantId, after: price } : undefined
}
