import { createSessionLocks } from '../postgres/session-locks'
import { createTurns, noOtherProcess } from './turns'

const server = process.env.TEST_DATABASE_URL
const onPostgres = server ? test : test.skip

/** Records when work begins and ends, to reveal any overlap. */
function worker(notes: string[]) {
  return (name: string, ms: number) => async () => {
    notes.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    notes.push(`${name} ends`)
    return name
  }
}

const inTurn = (notes: readonly string[]) =>
  notes.every((note, index) => index % 2 === 0 || note === notes[index - 1]?.replace('begins', 'ends'))

test('work under the same name runs one at a time, and under different names in parallel', async () => {
  const turns = createTurns(noOtherProcess)
  const notes: string[] = []
  const work = worker(notes)
  const done = await Promise.all(['a', 'b', 'c'].map((name) => turns('cart 1', work(name, 20))))
  expect(done).toEqual(['a', 'b', 'c'])
  expect(notes).toHaveLength(6)
  expect(inTurn(notes)).toBe(true)

  expect(await turns('cart 1', () => turns('cart 2', async () => 'at once'))).toBe('at once')
})

test('a caller that waits too long is asked to retry, and failed work releases its turn', async () => {
  const turns = createTurns(noOtherProcess, 0)
  await expect(turns('cart 1', () => turns('cart 1', async () => {}))).rejects.toThrow(
    'This is already in progress. Please try again in a few seconds.',
  )
  await expect(turns('cart 1', () => Promise.reject(new Error('It failed.')))).rejects.toThrow('It failed.')
  expect(await turns('cart 1', async () => 'again')).toBe('again')
})

onPostgres('two processes take turns, and one that dies gives up its turn', async () => {
  const [ours, theirs] = [createSessionLocks(server ?? ''), createSessionLocks(server ?? '')]
  const notes: string[] = []
  const work = worker(notes)
  const [our, their] = [createTurns(ours), createTurns(theirs)]
  const name = `cart ${process.pid}`
  await Promise.all([our(name, work('a', 60)), their(name, work('b', 60)), our(name, work('c', 60))])
  expect(notes).toHaveLength(6)
  expect(inTurn(notes)).toBe(true)

  const hanging = our(name, () => new Promise<void>(() => {}))
  void hanging
  await new Promise((resolve) => setTimeout(resolve, 50))
  await ours.close()
  expect(await their(name, work('d', 0))).toBe('d')
  await theirs.close()
})
