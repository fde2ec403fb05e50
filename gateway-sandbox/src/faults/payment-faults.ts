import type { PaymentFault } from './fault'

/** Pending payments are decided after 90 seconds: a minute and a half of the schedule. */
const DECIDED_MINUTES = 1.5

/** What can go wrong once a customer pays. */
export const paymentFaults: readonly PaymentFault[] = [
  {
    code: 1,
    name: 'webhook-never',
    phase: 'payment',
    effect: 'Paid, and the webhook never comes.',
    webhook: { state: 'dropped' },
  },
  {
    code: 2,
    name: 'webhook-twice',
    phase: 'payment',
    effect: 'Paid, and the webhook comes twice at once.',
    webhook: { copies: 2 },
  },
  {
    code: 3,
    name: 'failed-then-success',
    phase: 'payment',
    effect: 'The payment fails; a minute later another attempt succeeds.',
    firstState: 'FAILED',
    later: [{ minutes: 1, act: 'pay-again' }],
  },
  {
    code: 5,
    name: 'wrong-signature',
    phase: 'payment',
    effect: 'Paid, and every webhook is signed wrongly.',
    webhook: { corruption: 'signature' },
  },
  {
    code: 6,
    name: 'amount-off',
    phase: 'payment',
    effect: "Paid, and the gateway's amount is a paisa too high from then on.",
    amountOffPaise: 1,
  },
  {
    code: 7,
    name: 'pending-then-success',
    phase: 'payment',
    effect: 'Pending for 90 seconds, then paid.',
    firstState: 'PENDING',
    later: [{ minutes: DECIDED_MINUTES, act: 'succeed' }],
  },
  {
    code: 8,
    name: 'pending-then-failed',
    phase: 'payment',
    effect: 'Pending for 90 seconds, then failed.',
    firstState: 'PENDING',
    later: [{ minutes: DECIDED_MINUTES, act: 'fail' }],
  },
  {
    code: 12,
    name: 'tab-closed',
    phase: 'payment',
    effect: 'Paid, and the customer never comes back to the shop.',
    isTabClosed: true,
  },
  {
    code: 13,
    name: 'late-success',
    phase: 'payment',
    effect: 'Pending; the order expires, then the payment succeeds and is given back by the gateway.',
    firstState: 'PENDING',
    later: [
      { minutes: 1, act: 'expire' },
      { minutes: DECIDED_MINUTES, act: 'succeed' },
    ],
  },
  {
    code: 14,
    name: 'unknown-order',
    phase: 'payment',
    effect: 'Paid, and so is another order, which the shop has never heard of.',
    isUnknownPaid: true,
  },
]
