import { calls } from '../../faults/fault'
import { faults } from '../../faults/fault-catalog'
import { rowFaults } from '../../gateway/settlement/row-faults'
import type { Store } from '../../gateway/store/store'
import { indianTime } from '../../values/indian-time'
import { radio } from '../form-field'
import { html, type Markup } from '../html'

/** The forms for settings.routes.ts, each with the current values below it. */
export function settingsSection(store: Store, now: Date): Markup {
  return html`<h2 id="settings">Settings</h2>
<div class="settings">
${newWebhooksForm(store)}
${switchesForm(store)}
${rowFaultsForm(store)}
${clockForm(now)}
</div>`
}

function newWebhooksForm(store: Store): Markup {
  const { newWebhooks } = store.settings()
  return html`<form method="post" action="/sandbox/new-webhooks" class="panel">
<fieldset><legend>New webhooks are</legend>
${radio('state', 'sent', 'Sent at once', newWebhooks)}
${radio('state', 'held', 'Held until sent by hand', newWebhooks)}
${radio('state', 'dropped', 'Dropped', newWebhooks)}
</fieldset>
<button class="small">Save</button>
</form>`
}

function switchesForm({ switches }: Store): Markup {
  const on = switches.all().filter(({ left }) => left > 0)
  return html`<form method="post" action="/sandbox/switches" class="panel">
<fieldset><legend>A fault for the next calls</legend>
<div class="field"><label for="call">Call</label><select id="call" name="call">${calls.map((call) => html`<option>${call}</option>`)}</select></div>
<div class="field"><label for="fault">Fault</label><select id="fault" name="fault" aria-describedby="fault-hint">
${faults.map(({ name }) => html`<option>${name}</option>`)}
</select><p class="hint" id="fault-hint"><a href="/faults">What each fault does</a></p></div>
<div class="field"><label for="times">How many calls (0 switches off)</label><input id="times" name="times" value="1" inputmode="numeric" autocomplete="off"></div>
</fieldset>
<button class="small">Switch on</button>
${on.map(({ call, fault, left }) => html`<p>The next ${left} of "${call}" meet ${fault}.</p>`)}
</form>`
}

function rowFaultsForm(store: Store): Markup {
  return html`<form method="post" action="/sandbox/row-faults" class="panel">
<fieldset><legend>A fault for a row of the settlement reports</legend>
<div class="field"><label for="row">Id of an order, payment, refund or dispute</label><input id="row" name="row" value="first" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="row-hint">
<p class="hint" id="row-hint">"first" is the first row of the next report.</p></div>
<div class="field"><label for="row-fault">Fault</label><select id="row-fault" name="fault">
${rowFaults.map(({ name }) => html`<option>${name}</option>`)}
<option>none</option>
</select></div>
</fieldset>
<button class="small">Set the fault</button>
${store.rowFaults.all().map(({ row, fault, timesMet }) => html`<p>${row}: ${fault}, met ${timesMet} ${timesMet === 1 ? 'time' : 'times'}.</p>`)}
</form>`
}

function clockForm(now: Date): Markup {
  return html`<form method="post" action="/sandbox/clock" class="panel">
<fieldset><legend>The clock</legend>
<p>It is ${indianTime(now)}.</p>
<div class="field"><label for="minutes">Minutes to set it forward</label><input id="minutes" name="minutes" value="1440" inputmode="numeric" autocomplete="off"></div>
</fieldset>
<button class="small">Set forward</button>
</form>`
}
