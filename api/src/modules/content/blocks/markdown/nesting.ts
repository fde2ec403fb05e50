import { AppError } from '../../../../errors'

/** No article nests more quotations and lists than this, and each level makes Markdown slower to read. */
const MOST_LEVELS = 10

const MARK = '[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])[ \\t])'
/** A line such as '- - -' is a rule across the page, however long it is. */
const RULE = '[ \\t]*([-*])(?:[ \\t]*\\1)+[ \\t]*$'
const TOO_DEEP = new RegExp(`^(?!${RULE})(?:${MARK}){${MOST_LEVELS + 1}}`, 'm')

/** @throws AppError INVALID_INPUT for a line of Markdown with quotations and lists inside one another too deeply */
export function refuseDeepNesting(text: string): void {
  if (!TOO_DEEP.test(text)) return
  throw new AppError(
    'INVALID_INPUT',
    `Quotations and lists can be inside one another at most ${MOST_LEVELS} levels deep. Please remove some levels.`,
  )
}
