import {
  type MoneyFilter,
  moneyFilters,
  type ParcelFilter,
  parcelFilters,
} from 'shared-contracts/orders/admin/order-filters'
import type { OrderSearch } from 'shared-contracts/orders/admin/orders-schema'

export type QueueQuestion = Pick<OrderSearch, 'parcels' | 'money'> & { words: string }

type AskedAddress = { [Part in keyof QueueQuestion]?: QueueQuestion[Part] | undefined }

interface Address {
  search: string
  hash: string
}

/**
 * The list that an address asks for. The words stand behind its `#`: they may be a name or a phone number, and what is
 * there is sent to no server and stands in no log.
 */
export function readQueueAddress({ search, hash }: Address): QueueQuestion {
  const fields = new URLSearchParams(search)
  const words = new URLSearchParams(hash.slice(1)).get('q') ?? ''
  return {
    words,
    // Who looks for something looks in all orders, unless the address says otherwise.
    parcels: known(parcelFilters, fields.get('parcels')) ?? (words ? 'all' : 'to-pack'),
    money: known(moneyFilters, fields.get('money')) ?? 'any',
  }
}

/** Whether it is the list of what is to pack, whole: that one a device keeps. */
export function isOfToPack({ words, parcels, money }: QueueQuestion): boolean {
  return words === '' && parcels === 'to-pack' && money === 'any'
}

/** The address of a list; what goes without saying is left out. */
export function writeQueueAddress({ words, parcels, money }: AskedAddress): Address {
  const fields = new URLSearchParams()
  if (parcels) fields.set('parcels', parcels)
  if (money && money !== 'any') fields.set('money', money)
  const search = fields.toString()
  return {
    search: search && `?${search}`,
    hash: words ? `#${new URLSearchParams({ q: words })}` : '',
  }
}

/** The filter that an address names by itself. */
export function namedParcels(search: string): ParcelFilter | undefined {
  return known(parcelFilters, new URLSearchParams(search).get('parcels'))
}

function known<One extends ParcelFilter | MoneyFilter>(
  all: readonly One[],
  asked: string | null,
): One | undefined {
  return all.find((one) => one === asked)
}
