import type { LineQuantity } from 'shared-contracts/fulfilment/shipments'
import type { HttpRequest } from 'shared-contracts/http'

interface Handover {
  courier: string
  awb: string
}

/** A packer's action that can be queued offline. */
export type ShipmentStep =
  | { kind: 'begin'; orderId: string; lines?: readonly LineQuantity[] | undefined }
  | { kind: 'pack'; id: string; version: number }
  | ({ kind: 'ship'; id: string; version: number } & Handover)
  | ({ kind: 'pack-and-ship'; orderId: string; lines?: readonly LineQuantity[] | undefined } & Handover)

/** Converts a step to its api call. @param key the idempotency key; for a new shipment, also its id */
export function toRequest(step: ShipmentStep, key: string): HttpRequest {
  const post = (url: string, data: object) => ({
    ...{ url, method: 'POST', data },
    headers: { 'Idempotency-Key': key },
  })
  switch (step.kind) {
    case 'begin':
      return post(`${order(step.orderId)}/shipments`, step.lines ? { lines: step.lines } : {})
    case 'pack':
      return post(`${shipment(step.id)}/pack`, { version: step.version })
    case 'ship': {
      const { id, version, courier, awb } = step
      return post(`${shipment(id)}/ship`, { version, courier, awb })
    }
    case 'pack-and-ship': {
      const { orderId, courier, awb, lines } = step
      return post(`${order(orderId)}/ship`, { courier, awb, ...(lines && { lines }) })
    }
  }
}

const order = (id: string) => `/api/admin/orders/${encodeURIComponent(id)}`
const shipment = (id: string) => `/api/admin/shipments/${encodeURIComponent(id)}`
