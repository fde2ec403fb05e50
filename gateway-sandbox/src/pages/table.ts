import { html, type Markup, type Piece } from './html'

/** Renders a table that scrolls on its own if it is too wide. @param head the column with the row headers */
export function table(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly Piece[])[],
  head = 0,
): Markup {
  if (rows.length === 0) return html`<h2>${title}</h2><p>None yet.</p>`
  const id = title.toLowerCase().replaceAll(' ', '-')
  const cell = (piece: Piece, column: number) =>
    column === head ? html`<th scope="row">${piece}</th>` : html`<td>${piece}</td>`
  return html`<h2 id="${id}">${title}</h2>
<div class="scroll" role="region" tabindex="0" aria-labelledby="${id}">
<table><thead><tr>${columns.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
<tbody>
${rows.map((row) => html`<tr>${row.map(cell)}</tr>`)}
</tbody></table>
</div>`
}
