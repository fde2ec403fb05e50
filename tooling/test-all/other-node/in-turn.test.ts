import { versionInTurn } from './in-turn'

const day = (number: number) => number * 86_400_000

test('each version except the current one has its turn, one day each', () => {
  const turns = [0, 1, 2, 3].map((number) => versionInTurn('24.21.0', day(number)))
  expect(turns).toEqual(['20', '22', '26', '20'])
})

test('every listed version has its turn if the current version is not in the list', () => {
  expect([0, 1, 2, 3].map((number) => versionInTurn('25.1.0', day(number)))).toEqual(['20', '22', '24', '26'])
})
