import { formatAmount } from 'shared-contracts/domain/money'
import { isWebhookAct, webhookActs } from '../control/webhook-acts'
import { html, type Markup } from '../html'
import { indianTime } from '../indian-time'
import type { Attempt } from '../ledger/attempt'
import type { Delivery } from '../ledger/delivery'
import type { Order } from '../ledger/order'
import type { Refund } from '../ledger/refund'
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
  return html`<div class="wide">
<h1>Gateway sandbox</h1>
<p class="done" role="status">${doneSentence(done)}</p>
<p>The latest payments made here in place of Cashfree and PhonePe. <a href="/faults">What can go wrong</a> is chosen by the customer or below.</p>
${settingsSection(settings)}
${table('Orders', ['Provider', 'Order', 'Amount', 'Created', 'Fault', 'Attempts'], orders.map(orderRow))}
${table('Attempts', ['Order', 'Attempt', 'Method', 'State', 'Fault', 'Made'], attempts)}
${table('Refunds', ['Order', 'Refund', 'Amount', 'State', 'Made'], refunds)}
<h2 id="webhooks">Webhooks</h2>
${deliveries.length === 0 ? html`<p>None yet.</p>` : deliveries.map((one) => webhookSection(one, minuteMs))}
</div>`
}

function doneSentence(done: string): string | undefined {
  if (done === 'settings') return 'The settings were saved.'
  return isWebhookAct(done) ? webhookActs[done].done : undefined
}

function orderRow({ provider, id, amount, createdAt, fault, attempts }: Order): Markup {
  return html`<tr><td>${provider}</td><th scope="row">${id}</th><td>₹${formatAmount(amount)}</td>
<td>${indianTime(createdAt)}</td><td>${fault ?? 'none'}</td><td>${attempts.length}</td></tr>`
}

function attemptRow(order: Order, { id, method, state, isReversed, fault, madeAt }: Attempt): Markup {
  return html`<tr><td>${order.id}</td><th scope="row">${id}</th><td>${method?.kind ?? 'none'}</td>
<td>${isReversed ? `${state}, too late` : state}</td><td>${fault ?? 'none'}</td><td>${indianTime(madeAt)}</td></tr>`
}

function refundRow(order: Order, { id, amount, state, madeAt }: Refund): Markup {
  return html`<tr><td>${order.id}</td><th scope="row">${id}</th><td>₹${formatAmount(amount)}</td><td>${state}</td>
<td>${indianTime(madeAt)}</td></tr>`
}
