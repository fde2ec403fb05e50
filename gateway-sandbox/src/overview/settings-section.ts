import { faultRows } from '../faults/fault-table'
import { calls, type Switch } from '../faults/switch'
import { html, type Markup } from '../html'
import type { NewWebhooks } from '../ledger/event'
import { radio } from '../pay-page/form-field'
import { type ReportSettings, reportForms } from './report-section'

export interface Settings extends ReportSettings {
  newWebhooks: NewWebhooks
  switches: readonly Switch[]
}

/** What holds for everything to come: the fate of new webhooks, and faults for the next calls. */
export function settingsSection(settings: Settings): Markup {
  const { newWebhooks, switches } = settings
  return html`<h2 id="settings">Settings</h2>
<div class="settings">
<form method="post" action="/sandbox/new-webhooks" class="panel">
<fieldset><legend>New webhooks are</legend>
${radio('state', 'sent', 'Sent at once', newWebhooks)}
${radio('state', 'held', 'Held until sent by hand', newWebhooks)}
${radio('state', 'dropped', 'Dropped', newWebhooks)}
</fieldset>
<button class="small">Save</button>
</form>
<form method="post" action="/sandbox/switches" class="panel">
<fieldset><legend>A fault for the next calls</legend>
<div class="field"><label for="call">Call</label><select id="call" name="call">${calls.map((call) => html`<option>${call}</option>`)}</select></div>
<div class="field"><label for="fault">Fault</label><select id="fault" name="fault" aria-describedby="fault-hint">
${faultRows().map(({ name }) => html`<option>${name}</option>`)}
</select><p class="hint" id="fault-hint"><a href="/faults">What each fault does</a></p></div>
<div class="field"><label for="times">How many calls (0 switches off)</label><input id="times" name="times" value="1" inputmode="numeric" autocomplete="off"></div>
</fieldset>
<button class="small">Switch on</button>
${switches.map(({ call, fault, left }) => html`<p>The next ${left} of "${call}" meet ${fault}.</p>`)}
</form>
${reportForms(settings)}
</div>`
}
