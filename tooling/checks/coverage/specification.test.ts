import { specification } from './repository'
import { listPointNumbers, readSpecification } from './specification'

test('a point is a numbered list item with its further lines and its section', () => {
  expect(
    readSpecification('## 9 Cart\n\nWords.\n\n- **9.1** An empty cart\n  says so.\n- no point\n'),
  ).toEqual([{ title: '9 Cart', points: [{ number: '9.1', text: 'An empty cart says so.' }] }])
})

test('the points are numbered without gaps, each below its own section', () => {
  for (const { title, points } of specification()) {
    const [section] = title.split(' ')
    expect(points.map(({ number }) => number)).toEqual(points.map((_, at) => `${section}.${at + 1}`))
  }
  expect(listPointNumbers(specification()).length).toBeGreaterThan(300)
})
