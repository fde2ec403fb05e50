import { type Run, splitIntoRuns } from './runs'

type Measure = (run: Run) => number

interface TextLine {
  runs: Run[]
  width: number
}

/** Breaks text into lines at spaces. A word that is too long for a line is broken anywhere. */
export function linesOfText(text: string, width: number, measure: Measure): TextLine[] {
  const widthOf = (part: string) => splitIntoRuns(part).reduce((sum, run) => sum + measure(run), 0)
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ').flatMap((one) => pieces(one, width, widthOf))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && widthOf(longer) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    lines.push(line)
  }
  return lines.map((line) => ({ runs: splitIntoRuns(line), width: widthOf(line) }))
}

function pieces(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  const parts: string[] = []
  let part = ''
  // Split by grapheme, so that a Kannada syllable is not torn apart.
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (part !== '' && widthOf(part + segment) > width) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}
