import { readTable } from './read-table'

const buildFile = (bytes: Uint8Array<ArrayBuffer> | string) => new File([bytes], 'catalogue.csv')

test('a file of 50 MB is refused before it is read or sent', async () => {
  expect(await readTable(buildFile('x'.repeat(50_000_000)))).toEqual({
    problem: 'This file is 50 MB. The limit is 1.2 MB.',
  })
})

test('a CSV in an old encoding is refused, with advice on how to save it', async () => {
  const { problem } = await readTable(buildFile(new Uint8Array([0x43, 0x61, 0x66, 0xe9])))
  expect(problem).toContain('CSV UTF-8')
})

test('a CSV in UTF-8 is read', async () => {
  expect(await readTable(buildFile('name\nहल्दी'))).toEqual({ csv: 'name\nहल्दी' })
})
