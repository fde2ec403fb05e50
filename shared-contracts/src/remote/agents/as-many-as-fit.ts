import { MOST, type ToolResult } from './agent-tool'

/** True if a response is short enough for an assistant. */
export const fits = (answer: object) => JSON.stringify(answer).length <= MOST.answer

/** Returns the first items of a list, as many as fit in the response made of them. */
export function asManyThatFit<Item>(
  items: readonly Item[],
  answerWith: (shown: readonly Item[]) => ToolResult,
): readonly Item[] {
  let shown = items
  while (shown.length > 0 && !fits(answerWith(shown))) shown = shown.slice(0, -1)
  return shown
}

/**
 * Returns a response with as many of a list's first items as fit.
 * @param answerWith makes the response for the shown items, and says how many are left out
 */
export function asManyAsFit<Item>(
  items: readonly Item[],
  answerWith: (shown: readonly Item[], left: number) => ToolResult,
): ToolResult {
  const left = (shown: readonly Item[]) => items.length - shown.length
  const shown = asManyThatFit(items, (some) => answerWith(some, left(some)))
  return answerWith(shown, left(shown))
}

/** Returns the beginning of a text, up to a word boundary, whose response fits. */
export function shortened(text: string, answerWith: (text: string) => ToolResult): ToolResult {
  return asManyAsFit(text.split(' '), (shown, left) =>
    answerWith(left > 0 ? `${shown.join(' ')} …` : shown.join(' ')),
  )
}
