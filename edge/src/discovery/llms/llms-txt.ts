import { shop } from 'shared-contracts/platform/shop'
import type { SearchEntry } from 'shared-contracts/remote'
import { markdownAddress } from 'shared-contracts/routing/markdown-address'
import { asMarkdown } from '../markdown/page-text'
import { createTextBudget } from './text-budget'

/** The sections of the list, in order. Those with possibly thousands of entries come last. */
const SECTIONS: readonly (readonly [SearchEntry['kind'], heading: string])[] = [
  ['page', 'Lists, policies and other pages'],
  ['recipe', 'Recipes'],
  ['post', 'Blogs'],
  ['product', 'Products'],
]

/** An assistant reads the whole list first. */
const MOST_BYTES = 60_000

/** The beginning of both texts. @param origin the public origin */
export function opening(origin: string): string {
  return `# ${asMarkdown(shop.brand)}

> ${asMarkdown(`${shop.tagline}: whole spices, ground spices, spice blends and DIY kits, with recipes.`)}

What an agent may do here, what only the buyer does, and how packs are put into a cart, is said in
[agents.md](${origin}/agents.md).
`
}

/** Formats a link as in llmstxt.org: name, address and notes. */
function line({ title, path, names = [], about, kind }: SearchEntry, origin: string): string {
  const address = origin + markdownAddress(path)
  // Round brackets would end the address.
  const target = /[()]/.test(address) ? `<${address}>` : address
  // A blog has no other notes.
  const notes = { product: [about, names.join(', ')], page: [about], recipe: [about], post: [] }[kind]
  const note = notes.filter(Boolean).join('; ')
  return `- [${asMarkdown(title)}](${target})${note ? `: ${asMarkdown(note)}` : ''}\n`
}

/** @param origin the public origin */
const wholeFiles = (origin: string) => `
## Whole

- [Catalogue and policies](${origin}/llms-full.txt): the texts of products and policies, one after the other
- [Every pack](${origin}/feeds/openai.jsonl): price, unit price and stock, as lines of JSON
`

/**
 * Lists the texts of all searchable pages in the format of llmstxt.org, as far as there is room.
 * @param origin the public origin
 */
export function llmsTxt(entries: readonly SearchEntry[], origin: string): string {
  const sections = SECTIONS.map(([kind, heading]) => ({
    heading,
    lines: entries.filter((entry) => entry.kind === kind).map((entry) => line(entry, origin)),
  }))
  const room = createTextBudget(MOST_BYTES)
  room.add(opening(origin) + wholeFiles(origin))
  // No section consists of only a heading.
  for (const {
    heading,
    lines: [first = '', ...others],
  } of sections.filter(({ lines }) => lines.length > 0))
    if (![`\n## ${heading}\n\n${first}`, ...others].every(room.add)) break
  return room.text()
}
