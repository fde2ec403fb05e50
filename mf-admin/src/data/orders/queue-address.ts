import {
  type MoneyFilter,
  moneyFilters,
  type ShipmentFilter,
  shipmentFilters,
} from 'shared-contracts/orders/admin/order-filters'
import type { OrderSearch } from 'shared-contracts/orders/admin/orders-schema'

export type QueueQuestion = Pick<OrderSearch, 'shipments' | 'money'> & { words: string }

type QueueAddressParts = { [Part in keyof QueueQuestion]?: QueueQuestion[Part] | undefined }

interface Address {
  search: string
  hash: string
}

/**
 * Reads the list from an address. The search terms come after the `#`, because they may be a name or a phone number, and
 * that part is neither sent nor logged.
 */
export function readQueueAddress({ search, hash }: Address): QueueQuestion {
  const fields = new URLSearchParams(search)
  const words = new URLSearchParams(hash.slice(1)).get('q') ?? ''
  return {
    words,
    // A search covers all orders, unless the address says otherwise.
    shipments: known(shipmentFilters, fields.get('shipments')) ?? (words ? 'all' : 'to-pack'),
    money: known(moneyFilters, fields.get('money')) ?? 'any',
  }
}

/** True for the complete list of orders to pack, which a device stores. */
export function isOfToPack({ words, shipments, money }: QueueQuestion): boolean {
  return words === '' && shipments === 'to-pack' && money === 'any'
}

/** Builds the address of a list without default values. */
export function writeQueueAddress({ words, shipments, money }: QueueAddressParts): Address {
  const fields = new URLSearchParams()
  if (shipments) fields.set('shipments', shipments)
  if (money && money !== 'any') fields.set('money', money)
  const search = fields.toString()
  return {
    search: search && `?${search}`,
    hash: words ? `#${new URLSearchParams({ q: words })}` : '',
  }
}

/** Returns the filter that an address names explicitly. */
export function namedShipments(search: string): ShipmentFilter | undefined {
  return known(shipmentFilters, new URLSearchParams(search).get('shipments'))
}

function known<One extends ShipmentFilter | MoneyFilter>(
  all: readonly One[],
  asked: string | null,
): One | undefined {
  return all.find((one) => one === asked)
}
