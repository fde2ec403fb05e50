import { formatAmount } from 'shared-contracts/domain/money'
import { disputeActs, isDisputeAct, isOrderAct, orderActs } from '../control/order-acts'
import { isWebhookAct, webhookActs } from '../control/webhook-acts'
import { html, type Markup } from '../html'
import { indianTime } from '../indian-time'
import type { Attempt } from '../ledger/attempt'
import type { Delivery } from '../ledger/delivery'
import type { Dispute } from '../ledger/dispute'
import type { Order } from '../ledger/order'
import type { Refund } from '../ledger/refund'
import { orderButtons } from './order-buttons'
import { type Settings, settingsSection } from './settings-section'
import { table } from './table'
import { webhookSection } from './webhook-section'

export interface Overview {
  /** Newest first. */
  orders: readonly Order[]
  /** Newest first. */
  deliveries: readonly Delivery[]
  settings: Settings
  /** The act a form has just done. */
  done: string
  minuteMs: number
}

/** What the sandbox knows, and what can be done to it. */
export function overviewPage({ orders, deliveries, settings, done, minuteMs }: Overview): Markup {
  const attempts = orders.flatMap((order) => order.attempts.toReversed().map((one) => attemptRow(order, one)))
  const refunds = orders.flatMap((order) => order.refunds.toReversed().map((one) => refundRow(order, one)))
  const disputes = orders.flatMap((order) => order.disputes.toReversed().map((one) => disputeRow(order, one)))
  return html`<div class="wide">
<h1>Gateway sandbox</h1>
<p class="done" role="status">${doneSentence(done)}</p>
<p>The latest payments made here in place of Cashfree and PhonePe. <a href="/faults">What can go wrong</a> is chosen by the customer or below.</p>
${settingsSection(settings)}
${table('Orders', ['Provider', 'Order', 'Amount', 'Created', 'Fault', 'Attempts', 'Acts'], orders.map(orderRow))}
${table('Attempts', ['Order', 'Attempt', 'Method', 'State', 'Fault', 'Made'], attempts)}
${table('Refunds', ['Order', 'Refund', 'Amount', 'State', 'Fault', 'Made'], refunds)}
${table('Disputes', ['Order', 'Dispute', 'Payment', 'Amount', 'State', 'Made'], disputes)}
<h2 id="webhooks">Webhooks</h2>
${deliveries.length === 0 ? html`<p>None yet.</p>` : deliveries.map((one) => webhookSection(one, minuteMs))}
</div>`
}

function doneSentence(done: string): string | undefined {
  if (done === 'settings') return 'The settings were saved.'
  if (done === 'clock') return 'The clock was set forward.'
  if (isOrderAct(done)) return orderActs[done].done
  if (isDisputeAct(done)) return disputeActs[done].done
  return isWebhookAct(done) ? webhookActs[done].done : undefined
}

function orderRow(order: Order): Markup {
  const { provider, id, amount, createdAt, fault, attempts } = order
  return html`<tr><td>${provider}</td><th scope="row">${id}</th><td>₹${formatAmount(amount)}</td>
<td>${indianTime(createdAt)}</td><td>${fault ?? 'none'}</td><td>${attempts.length}</td><td>${orderButtons(order)}</td></tr>`
}

function attemptRow(order: Order, { id, method, state, isReversed, fault, madeAt }: Attempt): Markup {
  return html`<tr><td>${order.id}</td><th scope="row">${id}</th><td>${method?.kind ?? 'none'}</td>
<td>${isReversed ? `${state}, too late` : state}</td><td>${fault ?? 'none'}</td><td>${indianTime(madeAt)}</td></tr>`
}

function refundRow(order: Order, { id, amount, state, fault, madeAt }: Refund): Markup {
  return html`<tr><td>${order.id}</td><th scope="row">${id}</th><td>₹${formatAmount(amount)}</td><td>${state}</td>
<td>${fault ?? 'none'}</td><td>${indianTime(madeAt)}</td></tr>`
}

function disputeRow(order: Order, { id, attemptId, amount, state, madeAt }: Dispute): Markup {
  return html`<tr><td>${order.id}</td><th scope="row">${id}</th><td>${attemptId}</td><td>₹${formatAmount(amount)}</td>
<td>${state}</td><td>${indianTime(madeAt)}</td></tr>`
}
