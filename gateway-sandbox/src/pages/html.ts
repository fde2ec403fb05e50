import { escapeHtml } from 'shared-contracts/values/escape-html'

/** Markup that can be inserted into a page unescaped. */
export class Markup {
  constructor(readonly text: string) {}
}

export type Piece = Markup | readonly Markup[] | string | number | undefined

/** A template tag that escapes every value except Markup; undefined renders nothing. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const parts = strings.map((string, index) => `${string}${render(pieces[index])}`)
  return new Markup(parts.join(''))
}

function render(piece: Piece): string {
  if (piece === undefined) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('\n')
  return escapeHtml(String(piece))
}
