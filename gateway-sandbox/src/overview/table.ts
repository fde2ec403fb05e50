import { html, type Markup } from '../html'

export function table(title: string, columns: readonly string[], rows: readonly Markup[]): Markup {
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
