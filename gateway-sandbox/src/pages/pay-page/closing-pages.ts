import type { Leave } from '../../gateway/dialect'
import { html, type Markup } from '../html'

/** Shown if no payment can be made now, and after one if the browser can't be redirected to the shop. */
export function closedPage(reason: string, leave: Leave | undefined): Markup {
  return html`<div class="panel">
<h1>${reason}</h1>
${leave ? wayBack(leave) : html`<p>You can close this page.</p>`}
</div>`
}

export function unknownPage(): Markup {
  return html`<div class="panel">
<h1>Payment not found</h1>
<p>This payment page does not exist. Go back to the shop and start the payment again.</p>
</div>`
}

/** With this fault the customer closes the tab, so there is no link back to the shop. */
export function tabClosedPage(): Markup {
  return html`<div class="panel">
<h1>Paid, and the tab is closed</h1>
<p>This customer does not go back to the shop. Close this tab.</p>
</div>`
}

/** If the merchant asked for a POST, renders a button: a redirect cannot post, and this page runs no script. */
function wayBack(leave: Leave): Markup {
  if (leave.kind === 'redirect')
    return html`<a class="button button-main" href="${leave.url}">Back to the shop</a>`
  const fields = Object.entries(leave.fields)
  return html`<form method="post" action="${leave.url}">
${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button class="button button-main">Back to the shop</button>
</form>`
}
