import { MOST, type ToolResult } from './agent-tool'

/** True if a response is short enough for an assistant. */
export const fits = (answer: object) => JSON.stringify(answer).length <= MOST.answer

/** Returns as many of a list's first items as fit into the response made from them. */
export function asManyThatFit<Item>(
  items: readonly Item[],
  answerWith: (shown: readonly Item[]) => ToolResult,
): readonly Item[] {
  let shown = items
  while (shown.length > 0 && !fits(answerWith(shown))) shown = shown.slice(0, -1)
  return shown
}

/** Returns a response with as many of the first items as fit. @param answerWith gets the number left out */
export function asManyAsFit<Item>(
  items: readonly Item[],
  answerWith: (shown: readonly Item[], left: number) => ToolResult,
): ToolResult {
  const left = (shown: readonly Item[]) => items.length - shown.length
  const shown = asManyThatFit(items, (some) => answerWith(some, left(some)))
  return answerWith(shown, left(shown))
}

/** Returns a response with as much of the beginning of a text as fits, cut at a word boundary. */
export function shortened(text: string, answerWith: (text: string) => ToolResult): ToolResult {
  return asManyAsFit(text.split(' '), (shown, left) =>
    answerWith(left > 0 ? `${shown.join(' ')} …` : shown.join(' ')),
  )
}
