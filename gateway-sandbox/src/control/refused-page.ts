import { html, type Markup } from '../html'

export function refusedPage(message: string): Markup {
  return html`<div class="panel">
<h1>Nothing was changed</h1>
<p>${message}</p>
<a class="button button-main" href="/">Back to the list</a>
</div>`
}
