import type { CallFault, Fault, PaymentFault, RefundFault } from './fault'

const ALWAYS = Number.MAX_SAFE_INTEGER

/** Pending payments are decided after one and a half scheduled minutes: 90 seconds at real speed. */
const DECIDED_MINUTES = 1.5

/** All faults by code. The behaviour, the page /faults and the table in the README follow from this list. */
export const faults: readonly Fault[] = [
  payment(1, 'webhook-never', 'Paid, but the webhook is never sent.', { webhook: { state: 'dropped' } }),
  payment(2, 'webhook-twice', 'Paid, and the webhook is sent twice at the same time.', {
    webhook: { copies: 2 },
  }),
  payment(3, 'failed-then-success', 'The payment fails; a minute later another attempt succeeds.', {
    firstState: 'FAILED',
    later: [{ minutes: 1, act: 'pay-again' }],
  }),
  call(4, 'webhook-first', 'The order is paid and its webhook sent before the create call responds.', {
    isPaidFirst: true,
  }),
  payment(5, 'wrong-signature', 'Paid, and every webhook is signed wrongly.', {
    webhook: { corruption: 'signature' },
  }),
  payment(6, 'amount-off', "Paid, and the gateway's amount is a paisa too high from then on.", {
    amountOffPaise: 1,
  }),
  payment(7, 'pending-then-success', 'Pending for 90 seconds, then paid.', {
    firstState: 'PENDING',
    later: [{ minutes: DECIDED_MINUTES, act: 'succeed' }],
  }),
  payment(8, 'pending-then-failed', 'Pending for 90 seconds, then failed.', {
    firstState: 'PENDING',
    later: [{ minutes: DECIDED_MINUTES, act: 'fail' }],
  }),
  call(9, 'timeout', 'Processed, but never answered; the connection is cut after 30 minutes.', {
    spoilt: 'never',
  }),
  call(10, 'error-500', 'Responds with 500 twice without doing anything.', {
    times: 2,
    isUndone: true,
    status: 500,
  }),
  call(11, 'error-429', 'Responds with 429 and x-ratelimit-retry without doing anything.', {
    isUndone: true,
    status: 429,
  }),
  payment(12, 'tab-closed', 'Paid, but the customer never returns to the shop.', { isTabClosed: true }),
  payment(
    13,
    'late-success',
    'Pending; the order expires, then the payment succeeds and is refunded by the gateway.',
    {
      firstState: 'PENDING',
      later: [
        { minutes: 1, act: 'expire' },
        { minutes: DECIDED_MINUTES, act: 'succeed' },
      ],
    },
  ),
  payment(14, 'unknown-order', 'Paid, and so is another order that the shop does not know.', {
    isUnknownPaid: true,
  }),
  call(15, 'error-401', 'Responds with 401 every time without doing anything.', {
    times: ALWAYS,
    isUndone: true,
    status: 401,
  }),
  call(16, 'error-409', 'Processed, but responds with 409 as if it had been done before.', { status: 409 }),
  call(17, 'error-422', 'Responds with 422 every time without doing anything.', {
    times: ALWAYS,
    isUndone: true,
    status: 422,
  }),
  call(18, 'error-502', 'Responds with 502 without doing anything.', { isUndone: true, status: 502 }),
  call(
    19,
    'slow-body',
    'Processed; the response starts but never ends, until the connection is cut after 30 minutes.',
    { spoilt: 'slow-body' },
  ),
  call(20, 'cut-connection', 'Processed, but the connection is cut in the middle of the response.', {
    spoilt: 'cut',
  }),
  call(21, 'not-json', 'Processed, but answered with 200 and a page of HTML.', { spoilt: 'not-json' }),
  call(22, 'huge-answer', 'Processed, and answered with 5 MB of JSON.', { spoilt: 'huge' }),
  refund(23, 'refund-declined', 'The refund is pending for a minute, then declined by the bank.', {
    outcomes: [{ minutes: 1, state: 'FAILED' }],
  }),
  refund(24, 'refund-stays-pending', 'The refund stays pending until you settle it manually.', {
    outcomes: [],
  }),
  refund(
    25,
    'refund-failed-then-done',
    'The refund is declined and reported as declined; a minute later the money is sent anyway.',
    {
      outcomes: [
        { minutes: 1, state: 'FAILED' },
        { minutes: 2, state: 'SUCCESS' },
      ],
    },
  ),
  refund(
    26,
    'refund-webhook-late',
    'The refund succeeds after a minute, and its webhook is sent 30 minutes later.',
    { outcomes: [{ minutes: 1, state: 'SUCCESS' }], toldAfterMinutes: 30 },
  ),
]

export const phaseLabels: Record<Fault['phase'], string> = {
  payment: 'paying',
  call: 'a call of the shop',
  refund: 'a refund',
}

type Own<SomeFault extends Fault> = Omit<SomeFault, 'phase' | 'code' | 'name' | 'effect'>

function payment(code: number, name: string, effect: string, own: Own<PaymentFault>): PaymentFault {
  return { phase: 'payment', code, name, effect, ...own }
}

function call(code: number, name: string, effect: string, own: Own<CallFault>): CallFault {
  return { phase: 'call', code, name, effect, ...own }
}

function refund(code: number, name: string, effect: string, own: Own<RefundFault>): RefundFault {
  return { phase: 'refund', code, name, effect, ...own }
}
