import { readFileSync } from 'node:fs'
import { coverageDocument, coverageProblems } from './coverage'
import { coverageFile, specification, taggedTests } from './repository'
import { readSpecification } from './specification'

const cart = readSpecification(
  '# Shop\n\n## 9 Cart\n\n- **9.1** An empty cart\n  says so.\n- **9.2** A line.\n',
)
const says = { file: 'cart.test.ts', title: 'an empty cart says so', points: ['9.1'] }
const shows = { file: 'cart.test.ts', title: 'a line is shown', points: ['9.2'] }

test('a point without a test is reported', () => {
  expect(coverageProblems(cart, [says])).toEqual(['No test covers point 9.2.'])
})

test('a test with an unknown point is reported', () => {
  const lost = { ...shows, points: ['9.2', '9.9'] }
  expect(coverageProblems(cart, [says, lost])).toEqual([
    'cart.test.ts refers to the unknown point 9.9: a line is shown',
  ])
})

test('the document lists each point with its text and its tests', () => {
  expect(coverageDocument(cart, [shows, says])).toContain(`
## 9 Cart

- **9.1** An empty cart says so.
  - \`cart.test.ts\`: an empty cart says so
- **9.2** A line.
  - \`cart.test.ts\`: a line is shown
`)
})

test('every point of the specification has a test, and every tag is a point', () => {
  expect(coverageProblems(specification(), taggedTests())).toEqual([])
})

test('docs/specification-coverage.md is the output of npm run coverage:spec', () => {
  expect(readFileSync(coverageFile, 'utf8')).toBe(coverageDocument(specification(), taggedTests()))
})
