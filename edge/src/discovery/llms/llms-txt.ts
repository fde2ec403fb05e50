import { shop } from 'shared-contracts/platform/shop'
import type { SearchEntry } from 'shared-contracts/remote'
import { markdownAddress } from 'shared-contracts/routing/markdown-address'
import { asMarkdown } from '../markdown/page-text'
import { createTextBudget } from './text-budget'

/** The sections of the list, in order. Those that may have thousands of entries come last. */
const SECTIONS: readonly (readonly [SearchEntry['kind'], heading: string])[] = [
  ['page', 'Lists, policies and other pages'],
  ['recipe', 'Recipes'],
  ['post', 'Blogs'],
  ['product', 'Products'],
]

/** Maximum size in bytes. It is small, because an assistant reads the whole list first. */
const MOST_BYTES = 60_000

/** Returns the introduction shared by llms.txt and llms-full.txt. @param origin the public origin */
export function opening(origin: string): string {
  return `# ${asMarkdown(shop.brand)}

> ${asMarkdown(`${shop.tagline}: whole spices, ground spices, spice blends and DIY kits, with recipes.`)}

What agents may do here, what only the buyer can do, and how to create a cart link:
[agents.md](${origin}/agents.md).
`
}

/** Formats a link as in llmstxt.org: name, address and notes. */
function line({ title, path, names = [], about, kind }: SearchEntry, origin: string): string {
  const address = origin + markdownAddress(path)
  // Round brackets would end the address.
  const target = /[()]/.test(address) ? `<${address}>` : address
  // Blog posts have no notes.
  const notes = { product: [about, names.join(', ')], page: [about], recipe: [about], post: [] }[kind]
  const note = notes.filter(Boolean).join('; ')
  return `- [${asMarkdown(title)}](${target})${note ? `: ${asMarkdown(note)}` : ''}\n`
}

const wholeFiles = (origin: string) => `
## Whole

- [Catalogue and policies](${origin}/llms-full.txt): all products and policies in one file
- [Every pack](${origin}/feeds/openai.jsonl): price, unit price and stock, as JSON Lines
`

/** Lists the entries in the format of llmstxt.org, up to the maximum size. @param origin the public origin */
export function llmsTxt(entries: readonly SearchEntry[], origin: string): string {
  const sections = SECTIONS.map(([kind, heading]) => ({
    heading,
    lines: entries.filter((entry) => entry.kind === kind).map((entry) => line(entry, origin)),
  }))
  const room = createTextBudget(MOST_BYTES)
  room.add(opening(origin) + wholeFiles(origin))
  // The heading is added together with the first entry, so that no section is only a heading.
  for (const {
    heading,
    lines: [first = '', ...others],
  } of sections.filter(({ lines }) => lines.length > 0))
    if (![`\n## ${heading}\n\n${first}`, ...others].every(room.add)) break
  return room.text()
}
