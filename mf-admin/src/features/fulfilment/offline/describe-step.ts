import type { Courier } from 'shared-contracts/fulfilment/admin/couriers-schema'
import type { ShipmentStep } from '../../../data/offline/shipment-step'

/** Describes a step; used at the start of a sentence. */
export function describeStep(step: ShipmentStep, couriers: readonly Courier[]): string {
  switch (step.kind) {
    case 'begin':
      return 'Started packing'
    case 'pack':
      return 'Packed'
    case 'ship':
    case 'pack-and-ship':
      return `Shipped with ${couriers.find(({ id }) => id === step.courier)?.name ?? step.courier}, ${step.awb}`
  }
}

export function formatStepCount(count: number): string {
  return count === 1 ? '1 step' : `${count} steps`
}
