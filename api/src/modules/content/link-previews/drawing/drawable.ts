/** Characters that the fonts lack: they only cover Western Europe and usual punctuation. */
const WITHOUT_LETTER =
  /[^\u0020-\u007e\u00a1-\u00ac\u00ae-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+/g

/** Longer text would be laid out but never drawn. */
const LONGEST = 120

/** Returns a text that the fonts can draw: for a name in another script, the words of the English id. */
export function drawable(name: string, id: string): string {
  const known = name.replace(WITHOUT_LETTER, ' ').replace(/\s+/g, ' ').trim()
  const isName = /[A-Za-z]/.test(known)
  return (isName ? known : toWords(id)).slice(0, LONGEST)
}

function toWords(id: string): string {
  return id
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
