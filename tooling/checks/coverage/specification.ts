/** A numbered point of docs/specification.md. */
interface Point {
  number: string
  text: string
}

/** A heading of docs/specification.md, and its points. */
export interface Section {
  title: string
  points: Point[]
}

const section = /^## (\d+ .+)$/
const point = /^- \*\*(\d+\.\d+)\*\* (.+)$/

/** Reads points by section. A point is a list item that begins with its number in bold, with all its indented lines. */
export function readSpecification(markdown: string): Section[] {
  const joined = markdown.replaceAll(/\n {2,}(?=\S)/g, ' ')
  const sections: Section[] = []
  for (const line of joined.split('\n')) {
    const [, title] = section.exec(line) ?? []
    if (title) sections.push({ title, points: [] })
    const [, number, text] = point.exec(line) ?? []
    if (number && text) sections.at(-1)?.points.push({ number, text })
  }
  return sections
}

export function listPointNumbers(sections: readonly Section[]): string[] {
  return sections.flatMap(({ points }) => points.map(({ number }) => number))
}
