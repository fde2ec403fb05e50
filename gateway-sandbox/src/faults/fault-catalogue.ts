import { callFaults } from './call-faults'
import type { Fault } from './fault'
import { paymentFaults } from './payment-faults'
import { refundFaults } from './refund-faults'

/**
 * Everything that can go wrong on purpose, by its code. The behaviour, the page
 * /faults and the table of the README all follow from this list.
 */
export const faults: readonly Fault[] = [...paymentFaults, ...callFaults, ...refundFaults].sort(
  (one, other) => one.code - other.code,
)
