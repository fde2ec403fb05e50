import { searchQuestion } from 'shared-contracts/search/search-question'

/** The text in the search field, and how far the address has caught up with it. */
interface Typed {
  text: string
  /** The last query seen in the address. */
  asked: string
  /** Queries on their way to the address, which lags behind the typing. */
  written: readonly string[]
}

export const createTyped = (asked: string): Typed => ({ text: asked, asked, written: [] })

export function write(typed: Typed, question: string): Typed {
  return { ...typed, written: [...typed.written, question] }
}

/** Handles a new address, which has caught up with the typing or comes from a link, the header or Back. */
export function seeAddress(typed: Typed, asked: string): Typed {
  const at = typed.written.indexOf(asked)
  return at < 0 ? createTyped(asked) : { ...typed, asked, written: typed.written.slice(at + 1) }
}

export const toQuestion = ({ text }: Typed) => searchQuestion(text)
