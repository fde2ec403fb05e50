import { callFaults } from './call-faults'
import type { Fault, RefundFault } from './fault'
import { paymentFaults } from './payment-faults'

const refundFaults: readonly RefundFault[] = [
  {
    code: 23,
    name: 'refund-declined',
    phase: 'refund',
    effect: 'The refund is pending for a minute, then declined by the bank.',
    isDeclined: true,
  },
]

/**
 * Everything that can go wrong on purpose (payments.md, D4; from 15 on our own), by its code. The behaviour, the page
 * /faults and the table of the README all follow from this list.
 */
export const faults: readonly Fault[] = [...paymentFaults, ...callFaults, ...refundFaults].sort(
  (one, other) => one.code - other.code,
)
