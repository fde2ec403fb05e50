import { type MarkdownMark, markdownEdit } from './markdown-edit'

/** Edits Markdown with its selection between « and », and returns the result in the same notation. */
function apply(marked: string, mark: MarkdownMark): string {
  const start = marked.indexOf('«')
  const end = marked.indexOf('»') - 1
  const text = marked.replace(/[«»]/g, '')
  const { from, to, by, select } = markdownEdit(text, { start, end }, mark)
  const next = text.slice(0, from) + by + text.slice(to)
  return `${next.slice(0, select.start)}«${next.slice(select.start, select.end)}»${next.slice(select.end)}`
}

test.each<[string, MarkdownMark, string, string]>([
  ['a selection becomes bold', 'bold', 'A «red» chilli', 'A **«red»** chilli'],
  ['spaces stay outside of bold', 'bold', 'A« red »chilli', 'A **«red»** chilli'],
  ['bold without a selection begins with a placeholder', 'bold', 'A «»', 'A **«bold text»**'],
  ['bold is removed again', 'bold', 'A **«red»** chilli', 'A «red» chilli'],
  ['a line becomes a heading', 'heading', 'One\nTw«»o\nThree', 'One\n## Two«»\nThree'],
  ['a heading becomes a line again', 'heading', '## Tw«»o', 'Two«»'],
  ['lines become a list', 'list', 'O«ne\nTw»o', '«- One\n- Two»'],
  ['a list becomes numbered', 'numbered-list', '«- One\n- Two»', '«1. One\n2. Two»'],
  ['a list becomes lines again', 'list', '«- One\n- Two»', '«One\nTwo»'],
  ['words become a link, and its address is selected', 'link', 'See «contact»', 'See [contact](«/address»)'],
  [
    'an address becomes a link, and its words are selected',
    'link',
    'See «/about»',
    'See [«link text»](/about)',
  ],
  ['a link without a selection begins with placeholders', 'link', 'See «»', 'See [«link text»](/address)'],
])('%s', (_, mark, before, after) => {
  expect(apply(before, mark)).toBe(after)
})
