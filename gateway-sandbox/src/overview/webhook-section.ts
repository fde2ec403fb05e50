import { corruptions, type WebhookActName, webhookActs } from '../control/webhook-acts'
import { isReceived, nextTryAt } from '../deliveries/retry-plan'
import { html, type Markup } from '../html'
import { indianTime } from '../indian-time'
import type { Delivery, DeliveryTry } from '../ledger/delivery'
import { webhookText } from './webhook-text'

/** One webhook: what it says, how its tries went, and what can be done to it. */
export function webhookSection(delivery: Delivery, minuteMs: number): Markup {
  const { id, label, orderKey, url, corruption, tries } = delivery
  const marks = [standing(delivery, minuteMs), corruption && `goes out with a wrong ${corruption}`]
  return html`<article class="webhook" id="webhook-${id}" aria-labelledby="webhook-${id}-title">
<h3 id="webhook-${id}-title">${label} <span class="of">of ${orderKey}, webhook ${id}</span></h3>
<p>To ${url}: ${marks.filter(Boolean).join('; ')}.</p>
<details><summary>Body</summary><pre tabindex="0" role="region" aria-label="Body of webhook ${id}">${webhookText(delivery.body)}</pre></details>
<details><summary>Tries: ${tries.length}</summary>${tries.length === 0 ? html`<p>None yet.</p>` : html`<ol>${tries.map(tryItem)}</ol>`}</details>
<div class="acts">
${act(delivery, 'replay')}
${act(delivery, 'duplicate', numberField(id, 'copies', 'Copies', 2))}
${act(delivery, 'delay', numberField(id, 'minutes', 'Minutes', 2))}
${act(delivery, 'corrupt', corruptField(id))}
${act(delivery, 'hold')}
${act(delivery, 'drop')}
</div>
</article>`
}

function standing(delivery: Delivery, minuteMs: number): string {
  const next = nextTryAt(delivery, minuteMs)
  if (next !== undefined) return next === 0 ? 'sent now' : `next try ${indianTime(new Date(next))}`
  const given = isReceived(delivery) ? 'received' : 'not received'
  return delivery.state ? `${delivery.state}, ${given}` : given
}

function tryItem({ at, status, answer, error, isByHand }: DeliveryTry): Markup {
  const said = status === undefined ? error : `answered ${status}${answer ? `: ${answer}` : ''}`
  return html`<li>${indianTime(at)}${isByHand ? ', by hand' : ''}: ${said}</li>`
}

/** The name of the webhook stands hidden behind the button's own, so that one button is told from the next. */
function act({ id, label }: Delivery, name: WebhookActName, field?: Markup): Markup {
  return html`<form method="post" action="/sandbox/webhooks/${id}/${name}">${field}
<button class="small">${webhookActs[name].label}<span class="hidden"> ${label} ${id}</span></button></form>`
}

function numberField(id: string, name: string, label: string, value: number): Markup {
  return html`<label for="${name}-${id}">${label}</label><input id="${name}-${id}" name="${name}" value="${value}" inputmode="numeric" autocomplete="off">`
}

function corruptField(id: string): Markup {
  return html`<label for="how-${id}">What</label><select id="how-${id}" name="how">${corruptions.map((how) => html`<option>${how}</option>`)}</select>`
}
