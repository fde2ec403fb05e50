/** The number of characters of a description that search engines show. */
const LENGTH = 155

/** Derives a page's description from its text: the beginning, cut between words. */
export function headDescription(text: string): string {
  if (text.length <= LENGTH) return text
  return `${text.slice(0, LENGTH).replace(/\s+\S*$/, '')}…`
}
