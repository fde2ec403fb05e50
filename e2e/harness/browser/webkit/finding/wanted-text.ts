/** A text to look for, in a form that can be sent into a page. */
export type WantedText =
  | { kind: 'part'; text: string }
  | { kind: 'whole'; text: string }
  | { kind: 'pattern'; source: string; flags: string }

/** @param exact the whole text, letter for letter; else a part in any case, as Playwright has it */
export function wantedText(text: string | RegExp, exact = false): WantedText {
  if (text instanceof RegExp) return { kind: 'pattern', source: text.source, flags: text.flags }
  return exact ? { kind: 'whole', text } : { kind: 'part', text }
}
