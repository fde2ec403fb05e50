import { searchQuestion } from 'shared-contracts/search/search-question'

/** What stands in the field of the search's page, and what of it the address knows. */
interface Typed {
  text: string
  /** The question of the address, as it was last seen. */
  asked: string
  /** Questions that were written into the address, and have not been seen there yet. */
  written: readonly string[]
}

export const openedWith = (asked: string): Typed => ({ text: asked, asked, written: [] })

export function write(typed: Typed, question: string): Typed {
  return { ...typed, written: [...typed.written, question] }
}

/** The address has changed: by what was typed here, and more may be typed by now; or by a link, the header or the way back. */
export function seeAddress(typed: Typed, asked: string): Typed {
  const at = typed.written.indexOf(asked)
  return at < 0 ? openedWith(asked) : { ...typed, asked, written: typed.written.slice(at + 1) }
}

export const questionOf = ({ text }: Typed) => searchQuestion(text)
