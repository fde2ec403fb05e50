import { searchQuestion } from 'shared-contracts/search/search-question'

/** The text in the search field and its state in the address. */
interface Typed {
  text: string
  /** The last query seen in the address. */
  asked: string
  /** Queries written to the address and not seen there yet. */
  written: readonly string[]
}

export const createTyped = (asked: string): Typed => ({ text: asked, asked, written: [] })

export function write(typed: Typed, question: string): Typed {
  return { ...typed, written: [...typed.written, question] }
}

/** Handles a change of the address: by typing here, with more typed since, or by a link, the header or Back. */
export function seeAddress(typed: Typed, asked: string): Typed {
  const at = typed.written.indexOf(asked)
  return at < 0 ? createTyped(asked) : { ...typed, asked, written: typed.written.slice(at + 1) }
}

export const toQuestion = ({ text }: Typed) => searchQuestion(text)
