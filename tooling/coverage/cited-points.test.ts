import { citedPoints } from './cited-points'
import { filesEnding, specification } from './repository'
import { numbersOf } from './specification'

test.each([
  ['/** Never below 1 (specification 9.6). */', ['9.6']],
  ['/** The groups (specification 3.1 to 3.5). */', ['3.1', '3.5']],
  ['// Specification 23.15 and 23.16.', ['23.15', '23.16']],
  ['/** Never below 1. */', []],
])('the points that %s cites are read', (comment, numbers) => {
  expect(citedPoints(comment)).toEqual(numbers)
})

test('a comment cites only points that are there', () => {
  const known = new Set(numbersOf(specification()))
  const lost = filesEnding('*.ts', '*.tsx', '*.css', '*.mjs')
    .filter(({ file }) => !file.startsWith('tooling/coverage/'))
    .flatMap(({ file, text }) =>
      citedPoints(text)
        .filter((number) => !known.has(number))
        .map((number) => `${file}: specification ${number}`),
    )
  expect(lost).toEqual([])
})
