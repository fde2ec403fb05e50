export const markdownMarks = ['heading', 'bold', 'link', 'list', 'numbered-list'] as const
export type MarkdownMark = (typeof markdownMarks)[number]

export interface Selection {
  start: number
  end: number
}

/** An edit that replaces part of the text, and then selects part of the result. */
export interface TextEdit {
  from: number
  to: number
  by: string
  select: Selection
}

/** Returns the edit that adds a mark to the selection or, except for a link, removes one that is there. */
export function markdownEdit(text: string, selection: Selection, mark: MarkdownMark): TextEdit {
  switch (mark) {
    case 'bold':
      return bold(text, selection)
    case 'link':
      return link(text, selection)
    default:
      return lines(text, selection, mark)
  }
}

const BOLD = '**'

function bold(text: string, { start, end }: Selection): TextEdit {
  const [from, to] = [start - BOLD.length, end + BOLD.length]
  if (from >= 0 && text.slice(from, start) === BOLD && text.slice(end, to) === BOLD) {
    const by = text.slice(start, end)
    return { from, to, by, select: { start: from, end: from + by.length } }
  }
  const chosen = text.slice(start, end)
  const inner = chosen.trim() || 'bold text'
  // Spaces stay outside the mark, because Markdown does not format an asterisk beside a space.
  const [before, after] = chosen.trim() ? chosen.split(chosen.trim()) : [chosen, '']
  const at = start + (before ?? '').length + BOLD.length
  return {
    ...{ from: start, to: end, by: `${before}${BOLD}${inner}${BOLD}${after}` },
    select: { start: at, end: at + inner.length },
  }
}

/** Makes a link. A selected address becomes its target; any other selection becomes its label. */
function link(text: string, { start, end }: Selection): TextEdit {
  const chosen = text.slice(start, end)
  const isAddress = /^(?:https:\/\/|mailto:|tel:|\/)\S+$/.test(chosen)
  const [words, target] = isAddress ? ['link text', chosen] : [chosen || 'link text', '/address']
  const at = isAddress || chosen === '' ? start + 1 : start + words.length + 3
  const { length } = isAddress || chosen === '' ? words : target
  return { from: start, to: end, by: `[${words}](${target})`, select: { start: at, end: at + length } }
}

/** The marker at the start of a line: a heading, or an item of a bulleted or numbered list. */
const PREFIX = /^(?:#{1,6} |- |\d+\. )/

function lines(
  text: string,
  { start, end }: Selection,
  mark: Exclude<MarkdownMark, 'bold' | 'link'>,
): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const to = next === -1 ? text.length : next
  const found = text.slice(from, to).split('\n')
  const prefix = (place: number) => ({ heading: '## ', list: '- ', 'numbered-list': `${place + 1}. ` })[mark]
  const isMarked = found.every((line, place) => line.startsWith(prefix(place)))
  const by = found.map((line, place) => (isMarked ? '' : prefix(place)) + line.replace(PREFIX, '')).join('\n')
  // Without a selection the cursor moves to the end of its line.
  const select = start === end ? from + by.length : from
  return { from, to, by, select: { start: select, end: from + by.length } }
}
