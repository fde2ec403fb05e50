import type { Found } from './finder'

/** What a search has come to, for screen readers too. */
export function foundSentence({ entries, total, isNear }: Found, question: string): string {
  if (total === 0) return `Nothing found for “${question}”.`
  if (isNear) return `Nothing is called “${question}”. This is near it.`
  const results = total === 1 ? '1 result' : `${total} results`
  return `${results} for “${question}”.${entries.length < total ? ` These are the first ${entries.length}.` : ''}`
}
