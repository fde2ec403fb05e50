import { filesEnding, specification } from './repository'
import { listPointNumbers } from './specification'

const citation = /specification (\d+\.\d+)(?: (?:to|and) (\d+\.\d+))?/gi

/** Returns the points cited by a source, as in 'specification 9.4' or 'specification 3.1 to 3.5'. */
function citedPoints(source: string): string[] {
  return [...source.matchAll(citation)].flatMap(([, first, last]) =>
    [first, last].filter((number) => number !== undefined),
  )
}

test.each([
  ['/** Never below 1 (specification 9.6). */', ['9.6']],
  ['/** The groups (specification 3.1 to 3.5). */', ['3.1', '3.5']],
  ['// Specification 23.15 and 23.16.', ['23.15', '23.16']],
  ['/** Never below 1. */', []],
])('the points cited by %s are found', (comment, numbers) => {
  expect(citedPoints(comment)).toEqual(numbers)
})

test('comments cite only existing points', () => {
  const known = new Set(listPointNumbers(specification()))
  const lost = filesEnding('*.ts', '*.tsx', '*.css', '*.mjs')
    .filter(({ file }) => !file.startsWith('tooling/checks/coverage/'))
    .flatMap(({ file, text }) =>
      citedPoints(text)
        .filter((number) => !known.has(number))
        .map((number) => `${file}: specification ${number}`),
    )
  expect(lost).toEqual([])
})
