import { workOffEach } from './work-off-each'

test('items after a failing one are processed, and the failure is thrown at the end', async () => {
  const done: number[] = []
  const work = async (thing: number) => {
    if (thing === 1) throw new Error('One is odd.')
    done.push(thing)
  }
  await expect(workOffEach([1, 2, 3], work, 'Not all are done.')).rejects.toMatchObject({
    message: 'Not all are done.',
    errors: [new Error('One is odd.')],
  })
  expect(done).toEqual([2, 3])
})
