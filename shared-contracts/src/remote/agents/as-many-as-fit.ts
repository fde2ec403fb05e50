import { MOST, type ToolResult } from './agent-tool'

/** Whether an assistant is given it whole. */
export const fits = (answer: object) => JSON.stringify(answer).length <= MOST.answer

/** The first items of a list, as many as there is room for in the answer that is made of them. */
export function asManyThatFit<Item>(
  items: readonly Item[],
  answerWith: (shown: readonly Item[]) => ToolResult,
): readonly Item[] {
  let shown = items
  while (shown.length > 0 && !fits(answerWith(shown))) shown = shown.slice(0, -1)
  return shown
}

/**
 * An answer with as many of a list's items as there is room for, the first ones first.
 * @param answerWith makes the answer of the items that it shows, and says how many it does not
 */
export function asManyAsFit<Item>(
  items: readonly Item[],
  answerWith: (shown: readonly Item[], left: number) => ToolResult,
): ToolResult {
  const left = (shown: readonly Item[]) => items.length - shown.length
  const shown = asManyThatFit(items, (some) => answerWith(some, left(some)))
  return answerWith(shown, left(shown))
}

/** The beginning of a text, up to the end of a word, as long as its answer fits. */
export function shortened(text: string, answerWith: (text: string) => ToolResult): ToolResult {
  return asManyAsFit(text.split(' '), (shown, left) =>
    answerWith(left > 0 ? `${shown.join(' ')} …` : shown.join(' ')),
  )
}
