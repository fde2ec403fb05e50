import { formatAmount } from 'shared-contracts/domain/money'
import { isReceived, nextTryAt } from '../deliveries/retry-plan'
import { html, type Markup } from '../html'
import { indianTime } from '../indian-time'
import type { Attempt } from '../ledger/attempt'
import type { Delivery } from '../ledger/delivery'
import type { Order } from '../ledger/order'

/** What the sandbox knows, newest first. */
export function overviewPage(
  orders: readonly Order[],
  deliveries: readonly Delivery[],
  minuteMs: number,
): Markup {
  const attempts = orders.flatMap((order) =>
    order.attempts.toReversed().map((attempt) => attemptRow(order, attempt)),
  )
  return html`<div class="wide">
<h1>Gateway sandbox</h1>
<p>The latest payments made here in place of Cashfree and PhonePe.</p>
${table('Orders', ['Provider', 'Order', 'Amount', 'Created', 'Attempts'], orders.map(orderRow))}
${table('Attempts', ['Order', 'Attempt', 'Method', 'State', 'Made'], attempts)}
${table(
  'Webhook deliveries',
  ['Order', 'Message', 'Sent to', 'Tries', 'Next try'],
  deliveries.map((delivery) => deliveryRow(delivery, minuteMs)),
)}
</div>`
}

function table(title: string, columns: readonly string[], rows: readonly Markup[]): Markup {
  if (rows.length === 0) return html`<h2>${title}</h2><p>None yet.</p>`
  const id = title.toLowerCase().replaceAll(' ', '-')
  return html`<h2 id="${id}">${title}</h2>
<div class="scroll" role="region" tabindex="0" aria-labelledby="${id}">
<table><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows}
</tbody></table>
</div>`
}

function orderRow(order: Order): Markup {
  return html`<tr><td>${order.provider}</td><td>${order.id}</td><td>₹${formatAmount(order.amount)}</td>
<td>${indianTime(order.createdAt)}</td><td>${order.attempts.length}</td></tr>`
}

function attemptRow(order: Order, { id, method, state, madeAt }: Attempt): Markup {
  return html`<tr><td>${order.id}</td><td>${id}</td><td>${method?.kind ?? 'none'}</td><td>${state}</td>
<td>${indianTime(madeAt)}</td></tr>`
}

function deliveryRow(delivery: Delivery, minuteMs: number): Markup {
  const tries = delivery.tries.map(({ status, error }) => status ?? error).join(', ')
  const next = nextTryAt(delivery, minuteMs)
  const given = isReceived(delivery) ? 'received' : 'given up'
  return html`<tr><td>${delivery.orderKey}</td><td>${delivery.label}</td><td>${delivery.url}</td><td>${tries || 'none yet'}</td>
<td>${next === undefined ? given : nextTry(next)}</td></tr>`
}

function nextTry(at: number): string {
  return at === 0 ? 'now' : indianTime(new Date(at))
}
