import { nextSorting } from './next-sorting'

test('a second press on a heading reverses the sorting, and a third restores the default order', () => {
  const first = nextSorting(undefined, 'total')
  const second = nextSorting(first, 'total')
  expect([first, second, nextSorting(second, 'total')]).toEqual([
    { by: 'total', isDescending: false },
    { by: 'total', isDescending: true },
    undefined,
  ])
  expect(nextSorting(second, 'name')).toEqual({ by: 'name', isDescending: false })
})
