import { paths } from 'shared-contracts/routing/paths'
import { opening } from './llms-txt'
import { createTextBudget } from './text-budget'

interface Parts {
  /** The paths of the products' pages. */
  products: readonly string[]
  /** The text of the page at a path, in Markdown. */
  textOf: (path: string) => Promise<string>
  /** Where the public finds the shop. */
  origin: string
}

/** What an assistant can keep in mind at once, beside what it is asked. */
export const MOST_BYTES_OF_FULL = 400_000

const POLICIES = [paths.shipping, paths.refund, paths.terms, paths.privacy]

/** Alone or as a link. */
const MAIL_ADDRESS = /\[[^\]]*\]\(mailto:[^)]*\)|[\w.+\\-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /\[[^\]]*\]\(tel:[^)]*\)|\+\d[\d\u00a0 -]{8,}\d/g

/** A page within another text: its headings stand two levels deeper, and its end says where it is. */
function chapter(markdown: string, path: string, origin: string): string {
  const contactPage = `[the contact page](${origin}${paths.contact})`
  // The text is copied widely: how to reach people is asked for where it is kept up to date.
  const text = markdown
    .replace(/^(#{1,4}) /gm, '##$1 ')
    .replace(MAIL_ADDRESS, `the address on ${contactPage}`)
    .replace(PHONE, `the number on ${contactPage}`)
  return `\n${text}\n[This page](${origin}${path})\n`
}

/**
 * The policies and the catalogue in the words of their pages, one after the other, as far as there is room.
 * @throws what `textOf` throws
 */
export async function llmsFullTxt({ products, textOf, origin }: Parts): Promise<string> {
  const room = createTextBudget(MOST_BYTES_OF_FULL)

  /** One after the other, so that shoppers' pages do not wait for all of them. */
  async function addPages(heading: string, pages: readonly string[]): Promise<void> {
    room.add(`\n## ${heading}\n`)
    for (const path of pages) if (!room.add(chapter(await textOf(path), path, origin))) return
  }

  room.add(opening(origin))
  room.add(`\nWhat has no room here is in [the list of all pages](${origin}/llms.txt).\n`)
  await addPages('Policies', POLICIES)
  await addPages('Products', products)
  return room.text()
}
