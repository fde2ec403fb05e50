import type { RefundFault } from './fault'

/** What can go wrong with a refund. */
export const refundFaults: readonly RefundFault[] = [
  {
    code: 23,
    name: 'refund-declined',
    phase: 'refund',
    effect: 'The refund is pending for a minute, then declined by the bank.',
    outcomes: [{ minutes: 1, state: 'FAILED' }],
  },
  {
    code: 24,
    name: 'refund-stays-pending',
    phase: 'refund',
    effect: 'The refund stays pending until it is settled by hand.',
    outcomes: [],
  },
  {
    code: 25,
    name: 'refund-failed-then-done',
    phase: 'refund',
    effect: 'The refund is declined and reported so; a minute later the money goes out all the same.',
    outcomes: [
      { minutes: 1, state: 'FAILED' },
      { minutes: 2, state: 'SUCCESS' },
    ],
  },
  {
    code: 26,
    name: 'refund-told-late',
    phase: 'refund',
    effect: 'The refund is done after a minute, and its webhook comes 30 minutes after that.',
    outcomes: [{ minutes: 1, state: 'SUCCESS' }],
    toldAfterMinutes: 30,
  },
]
