import { allPages } from './all-pages'

test('a list is read to its last page', async () => {
  const pages = [[1, 2], [3], [4]]
  const read = allPages<number, number>(async (place = 0) => ({
    entries: pages[place] ?? [],
    next: place + 1 < pages.length ? place + 1 : undefined,
  }))
  expect(await read).toEqual([1, 2, 3, 4])
})

test('a page that cannot be read fails the whole list, and so does one that loops', async () => {
  const broken = allPages<number, number>(async (place = 0) => {
    if (place === 1) throw new Error('No answer')
    return { entries: [place], next: place + 1 }
  })
  await expect(broken).rejects.toThrow('No answer')
  const endless = allPages<string, number>(async () => ({ entries: [1], next: 'again' }))
  await expect(endless).rejects.toThrow('we couldn’t read')
})
