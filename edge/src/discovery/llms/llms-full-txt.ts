import { paths } from 'shared-contracts/routing/paths'
import { opening } from './llms-txt'
import { createTextBudget } from './text-budget'

interface Parts {
  /** Paths of the product pages. */
  products: readonly string[]
  /** Returns the Markdown text of a page. */
  textOf: (path: string) => Promise<string>
  /** The public origin. */
  origin: string
}

/** Maximum size in bytes: an assistant can read this much at once, with room left for its task. */
export const MOST_BYTES_OF_FULL = 400_000

const POLICIES = [paths.shipping, paths.refund, paths.terms, paths.privacy]

/** Email addresses and phone numbers in Markdown, plain or as a link. */
const MAIL_ADDRESS = /\[[^\]]*\]\(mailto:[^)]*\)|[\w.+\\-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /\[[^\]]*\]\(tel:[^)]*\)|\+\d[\d\u00a0 -]{8,}\d/g

/** Turns a page into a section: its headings move two levels down, and a link to the page is added below. */
function chapter(markdown: string, path: string, origin: string): string {
  const contactPage = `[the contact page](${origin}${paths.contact})`
  // The text is copied widely, so it links to the contact page instead of repeating its contact details.
  const text = markdown
    .replace(/^(#{1,4}) /gm, '##$1 ')
    .replace(MAIL_ADDRESS, `the address on ${contactPage}`)
    .replace(PHONE, `the number on ${contactPage}`)
  return `\n${text}\n[This page](${origin}${path})\n`
}

/** Joins the texts of the policy and catalogue pages, up to the maximum size. @throws the errors of `textOf` */
export async function llmsFullTxt({ products, textOf, origin }: Parts): Promise<string> {
  const room = createTextBudget(MOST_BYTES_OF_FULL)

  /** Loads pages one at a time, so that shoppers' pages do not wait for all of them. */
  async function addPages(heading: string, pages: readonly string[]): Promise<void> {
    room.add(`\n## ${heading}\n`)
    for (const path of pages) if (!room.add(chapter(await textOf(path), path, origin))) return
  }

  room.add(opening(origin))
  room.add(`\nPages that did not fit are in [the list of all pages](${origin}/llms.txt).\n`)
  await addPages('Policies', POLICIES)
  await addPages('Products', products)
  return room.text()
}
