import type { TaggedTest } from './read-tagged-tests'
import { listPointNumbers, type Section } from './specification'

/** Reports points of the specification without a test, and tests that cite unknown points. */
export function coverageProblems(sections: readonly Section[], tests: readonly TaggedTest[]): string[] {
  const known = new Set(listPointNumbers(sections))
  const proven = new Set(tests.flatMap(({ points }) => points))
  return [
    ...[...known].filter((number) => !proven.has(number)).map((number) => `No test covers point ${number}.`),
    ...tests.flatMap(({ file, title, points }) =>
      points
        .filter((number) => !known.has(number))
        .map((number) => `${file} refers to the unknown point ${number}: ${title}`),
    ),
  ]
}

const introduction = `# Tests of the specification

Every point of [the specification](specification.md) and the tests that prove it. Written by \`npm run coverage:spec\` from
the titles of the tests; not edited by hand.
`

/** Returns the text of docs/specification-coverage.md. */
export function coverageDocument(sections: readonly Section[], tests: readonly TaggedTest[]): string {
  const linesOf = (number: string) =>
    tests
      .filter(({ points }) => points.includes(number))
      .map(({ file, title }) => `  - \`${file}\`: ${title}`)
      .sort()
  const blocks = sections.map(({ title, points }) => {
    const lines = points.flatMap(({ number, text }) => [`- **${number}** ${text}`, ...linesOf(number)])
    return `\n## ${title}\n\n${lines.join('\n')}\n`
  })
  return introduction + blocks.join('')
}
