import type { Delivery, DeliveryTry } from '../../deliveries/delivery'
import { computeNextAttempt, isReceived } from '../../deliveries/retry-plan'
import { indianTime } from '../../values/indian-time'
import { corruptions, webhookActs } from '../control/webhook-acts'
import { html, type Markup } from '../html'

/** A webhook: its content, its attempts, and actions on it. */
export function webhookSection(delivery: Delivery, minuteMs: number): Markup {
  const { id, label, orderKey, url, corruption, tries } = delivery
  const marks = [standing(delivery, minuteMs), corruption && `is sent with a wrong ${corruption}`]
  return html`<article class="webhook" id="webhook-${id}" aria-labelledby="webhook-${id}-title">
<h3 id="webhook-${id}-title">${label} <span class="of">of ${orderKey}, webhook ${id}</span></h3>
<p>To ${url}: ${marks.filter(Boolean).join('; ')}.</p>
<details><summary>Body</summary><pre tabindex="0" role="region" aria-label="Body of webhook ${id}">${webhookText(delivery.body)}</pre></details>
<details><summary>Attempts: ${tries.length}</summary>${tries.length === 0 ? html`<p>None yet.</p>` : html`<ol>${tries.map(tryItem)}</ol>`}</details>
<div class="acts">
${Object.entries(webhookActs).map(([name, { label: button }]) => actForm(delivery, name, button))}
</div>
</article>`
}

function standing(delivery: Delivery, minuteMs: number): string {
  const next = computeNextAttempt(delivery, minuteMs)
  if (next !== undefined) return next === 0 ? 'sent now' : `next try ${indianTime(new Date(next))}`
  const given = isReceived(delivery) ? 'received' : 'not received'
  return delivery.state ? `${delivery.state}, ${given}` : given
}

function tryItem({ at, status, answer, error, isByHand }: DeliveryTry): Markup {
  const said = status === undefined ? error : `answered ${status}${answer ? `: ${answer}` : ''}`
  return html`<li>${indianTime(at)}${isByHand ? ', by hand' : ''}: ${said}</li>`
}

/** Each button includes the webhook's name for screen readers, to be distinguishable. */
function actForm({ id, label }: Delivery, name: string, button: string): Markup {
  return html`<form method="post" action="/sandbox/webhooks/${id}/${name}">${buildField(name, id)}
<button class="small">${button}<span class="hidden"> ${label} ${id}</span></button></form>`
}

function buildField(act: string, id: string): Markup | undefined {
  if (act === 'duplicate') return numberField(id, 'copies', 'Copies', 2)
  if (act === 'delay') return numberField(id, 'minutes', 'Minutes', 2)
  return act === 'corrupt' ? corruptField(id) : undefined
}

function numberField(id: string, name: string, label: string, value: number): Markup {
  return html`<label for="${name}-${id}">${label}</label><input id="${name}-${id}" name="${name}" value="${value}" inputmode="numeric" autocomplete="off">`
}

function corruptField(id: string): Markup {
  return html`<label for="how-${id}">What</label><select id="how-${id}" name="how">${corruptions.map((how) => html`<option>${how}</option>`)}</select>`
}

/** Formats a body for display, decoding the base64 of PhonePe's version 1. */
function webhookText(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    const hasResponse = typeof parsed === 'object' && parsed !== null && 'response' in parsed
    if (!hasResponse || typeof parsed.response !== 'string') return JSON.stringify(parsed, undefined, 2)
    const inner: unknown = JSON.parse(Buffer.from(parsed.response, 'base64').toString('utf8'))
    return `${body}\n\nIn base64:\n${JSON.stringify(inner, undefined, 2)}`
  } catch {
    return body
  }
}
