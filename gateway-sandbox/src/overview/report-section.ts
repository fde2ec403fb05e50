import { html, type Markup } from '../html'
import { indianTime } from '../indian-time'
import type { RowFault } from '../ledger/row-fault'
import { rowFaults } from '../settlement/row-faults'

export interface ReportSettings {
  rowFaults: readonly RowFault[]
  now: Date
}

/** The forms about settlement: what is to be wrong with a row of its reports, and the days it takes. */
export function reportForms({ rowFaults: chosen, now }: ReportSettings): Markup {
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
${chosen.map(({ row, fault, timesMet }) => html`<p>${row}: ${fault}, met ${timesMet} ${timesMet === 1 ? 'time' : 'times'}.</p>`)}
</form>
<form method="post" action="/sandbox/clock" class="panel">
<fieldset><legend>The clock</legend>
<p>It is ${indianTime(now)}.</p>
<div class="field"><label for="minutes">Minutes to set it forward</label><input id="minutes" name="minutes" value="1440" inputmode="numeric" autocomplete="off"></div>
</fieldset>
<button class="small">Set forward</button>
</form>`
}
