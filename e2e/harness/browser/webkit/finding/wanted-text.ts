/** Text to look for, in a form that can be sent to a page. */
export type WantedText =
  | { kind: 'part'; text: string }
  | { kind: 'whole'; text: string }
  | { kind: 'pattern'; source: string; flags: string }

/** @param exact true to match the whole text and its case; otherwise any part, ignoring case */
export function wantedText(text: string | RegExp, exact = false): WantedText {
  if (text instanceof RegExp) return { kind: 'pattern', source: text.source, flags: text.flags }
  return exact ? { kind: 'whole', text } : { kind: 'part', text }
}
