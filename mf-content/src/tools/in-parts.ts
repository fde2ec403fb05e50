/** The length in the JSON sent to the assistant: a line break counts as two characters. */
const measureLength = (text: string) => JSON.stringify(text).length

/** Splits text into parts of up to `most` characters, between paragraphs or, if need be, between words. */
export function inParts(text: string, most: number): string[] {
  const parts: string[] = []
  for (const paragraph of text
    .split(/\n{2,}/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const last = parts.at(-1)
    const joined = last === undefined ? paragraph : `${last}\n\n${paragraph}`
    if (measureLength(joined) <= most) parts.splice(-1, 1, joined)
    else parts.push(...cut(paragraph, most))
  }
  return parts
}

function cut(paragraph: string, most: number): string[] {
  const parts = ['']
  for (const word of paragraph.split(' ')) {
    const joined = [parts.at(-1), word].filter(Boolean).join(' ')
    if (measureLength(joined) <= most) parts.splice(-1, 1, joined)
    else parts.push(word)
  }
  return parts
}
