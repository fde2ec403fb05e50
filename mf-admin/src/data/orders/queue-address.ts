import {
  moneyFilters,
  orderSortKeys,
  type ShipmentFilter,
  shipmentFilters,
} from 'shared-contracts/orders/admin/order-filters'
import type { OrderSearch, OrderSorting } from 'shared-contracts/orders/admin/orders-schema'

export type QueueQuestion = Pick<OrderSearch, 'shipments' | 'money' | 'sorting'> & { words: string }

export type QueueChange = { [Part in keyof QueueQuestion]?: QueueQuestion[Part] | undefined }

interface Address {
  search: string
  hash: string
}

/** Reads a list's address. Search terms may be personal data, so they follow the `#`, which isn't sent. */
export function readQueueAddress({ search, hash }: Address): QueueQuestion {
  const fields = new URLSearchParams(search)
  const words = new URLSearchParams(hash.slice(1)).get('q') ?? ''
  const sorting = readSorting(fields.get('sort') ?? '')
  return {
    words,
    // A search covers all orders unless the address contains a filter.
    shipments: known(shipmentFilters, fields.get('shipments')) ?? (words ? 'all' : 'to-pack'),
    money: known(moneyFilters, fields.get('money')) ?? 'any',
    ...(sorting && { sorting }),
  }
}

/** True for the unfiltered list of orders to pack, which is stored on the device. */
export function isOfToPack({ words, shipments, money }: QueueQuestion): boolean {
  return words === '' && shipments === 'to-pack' && money === 'any'
}

/** Builds the address of a list; default values are left out. */
export function writeQueueAddress({ words, shipments, money, sorting }: QueueChange): Address {
  const fields = new URLSearchParams()
  if (shipments) fields.set('shipments', shipments)
  if (money && money !== 'any') fields.set('money', money)
  if (sorting) fields.set('sort', `${sorting.isDescending ? '-' : ''}${sorting.by}`)
  const search = fields.toString()
  return {
    search: search && `?${search}`,
    hash: words ? `#${new URLSearchParams({ q: words })}` : '',
  }
}

/** Returns the shipment filter if the address contains one. */
export function namedShipments(search: string): ShipmentFilter | undefined {
  return known(shipmentFilters, new URLSearchParams(search).get('shipments'))
}

/** @param asked the sort key, such as 'total', or '-total' for descending order */
function readSorting(asked: string): OrderSorting | undefined {
  const isDescending = asked.startsWith('-')
  const by = known(orderSortKeys, isDescending ? asked.slice(1) : asked)
  return by && { by, isDescending }
}

function known<One extends string>(all: readonly One[], asked: string | null): One | undefined {
  return all.find((one) => one === asked)
}
