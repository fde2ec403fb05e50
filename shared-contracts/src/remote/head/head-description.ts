/** What search engines show of a description before they cut it. */
const LENGTH = 155

/** A page's own text as its description: its beginning, cut between words. */
export function headDescription(text: string): string {
  if (text.length <= LENGTH) return text
  return `${text.slice(0, LENGTH).replace(/\s+\S*$/, '')}…`
}
