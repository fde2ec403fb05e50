import { formatAmount } from 'shared-contracts/values/money'
import { isClosed, type Order } from '../../gateway/store/order'
import type { Sandbox } from '../../sandbox'
import { indianTime } from '../../values/indian-time'
import { disputeActs, orderActs } from '../control/order-acts'
import { webhookActs } from '../control/webhook-acts'
import { html, type Markup } from '../html'
import { table } from '../table'
import { settingsSection } from './settings-section'
import { webhookSection } from './webhook-section'

const SHOWN = 100

/** @param done the action that a form has just performed */
export function overviewPage({ store, now, minuteMs }: Sandbox, done: string): Markup {
  const orders = store.orders.all().slice(-SHOWN).toReversed()
  const deliveries = store.deliveries.all().slice(-SHOWN).toReversed()
  return html`<div class="wide">
<h1>Gateway sandbox</h1>
<p class="done" role="status">${doneSentences.get(done)}</p>
<p>The latest payments made here in place of Cashfree and PhonePe. <a href="/faults">What can go wrong</a> is chosen by the customer or below.</p>
${settingsSection(store, now())}
${table('Orders', ['Provider', 'Order', 'Amount', 'Created', 'Fault', 'Attempts', 'Acts'], orders.map(orderCells), 1)}
${table('Attempts', ['Order', 'Attempt', 'Method', 'State', 'Fault', 'Made'], orders.flatMap(attemptRows), 1)}
${table('Refunds', ['Order', 'Refund', 'Amount', 'State', 'Fault', 'Made'], orders.flatMap(refundRows), 1)}
${table('Disputes', ['Order', 'Dispute', 'Payment', 'Amount', 'State', 'Made'], orders.flatMap(disputeRows), 1)}
<h2 id="webhooks">Webhooks</h2>
${deliveries.length === 0 ? html`<p>None yet.</p>` : deliveries.map((one) => webhookSection(one, minuteMs))}
</div>`
}

const doneSentences = new Map([
  ['settings', 'Settings saved.'],
  ['clock', 'Clock set forward.'],
  ...Object.entries({ ...orderActs, ...disputeActs, ...webhookActs }).map(
    ([name, { done }]) => [name, done] as const,
  ),
])

/** Renders the possible actions on an order and its disputes. Hidden text identifies each button's subject. */
function orderButtons(order: Order): Markup {
  const own = Object.entries(orderActs)
    .filter(([, act]) => act.isPossible(order))
    .map(([name, { label }]) =>
      button(`/sandbox/orders/${order.gatewayId}/${name}`, label, `of order ${order.id}`),
    )
  const ofDisputes = order.disputes
    .filter((dispute) => !isClosed(dispute))
    .flatMap(({ id }) =>
      Object.entries(disputeActs).map(([name, { label }]) =>
        button(`/sandbox/disputes/${id}/${name}`, label, id),
      ),
    )
  return html`<div class="acts">
${[...own, ...ofDisputes]}
</div>`
}

function button(action: string, label: string, about: string): Markup {
  return html`<form method="post" action="${action}"><button class="small">${label}<span class="hidden"> ${about}</span></button></form>`
}

function orderCells(order: Order) {
  const { provider, id, amount, createdAt, fault = 'none', attempts } = order
  return [provider, id, rupees(amount), indianTime(createdAt), fault, attempts.length, orderButtons(order)]
}

function attemptRows(order: Order) {
  return order.attempts.toReversed().map(({ id, method, state, isReversed, fault = 'none', madeAt }) => {
    const stateText = isReversed ? `${state}, too late` : state
    return [order.id, id, method?.kind ?? 'none', stateText, fault, indianTime(madeAt)]
  })
}

function refundRows(order: Order) {
  return order.refunds
    .toReversed()
    .map(({ id, amount, state, fault = 'none', madeAt }) => [
      order.id,
      id,
      rupees(amount),
      state,
      fault,
      indianTime(madeAt),
    ])
}

function disputeRows(order: Order) {
  return order.disputes
    .toReversed()
    .map(({ id, attemptId, amount, state, madeAt }) => [
      order.id,
      id,
      attemptId,
      rupees(amount),
      state,
      indianTime(madeAt),
    ])
}

function rupees(amount: Order['amount']): string {
  return `₹${formatAmount(amount)}`
}
