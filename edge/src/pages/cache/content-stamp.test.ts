import { eventually } from 'composition/renderer/testing/eventually'
import { fakeApi } from '../../testing/fake-api'
import { followContentStamp } from './content-stamp'

let api: Awaited<ReturnType<typeof fakeApi>>
let content: ReturnType<typeof followContentStamp>
beforeEach(async () => {
  api = await fakeApi()
  content = followContentStamp(api.origin)
})
afterEach(async () => {
  content.stop()
  await api.close()
})

test('the api is not polled before somebody needs it', async () => {
  expect(content.recent()).toBeUndefined()
  expect(api.state.asked).toBe(0)
  // On a busy machine the first response may be late.
  await eventually(async () => (await content.current()) === 'one')
  expect(content.recent()).toBe('one')
})

test('concurrent requests share one query', async () => {
  await Promise.all(Array.from({ length: 20 }, content.current))
  await eventually(() => content.recent() === 'one')
  // On a busy machine the next poll may have happened already.
  expect(api.state.asked).toBeLessThan(3)
})

test('a new version is noticed without a request', async () => {
  await content.current()
  api.state.version = 'two'
  await eventually(() => content.recent() === 'two')
})

test('while the api is down the last known version is in force, and the new one once it is back', async () => {
  await content.current()
  await eventually(content.isAnswered)
  await api.close()
  await eventually(() => !content.isAnswered())
  expect(content.recent()).toBe('one')
  api = await fakeApi(api.port)
  api.state.version = 'two'
  await eventually(() => content.recent() === 'two' && content.isAnswered())
})

test('without requests for a minute polling stops, and resumes immediately with the next one', async () => {
  await content.current()
  let now = Date.now()
  // More than a minute passes between any two reads of the clock.
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => {
    now += 61_000
    return now
  })
  try {
    await eventually(() => api.state.asked === 2)
    await eventually(() => content.recent() === undefined)
    api.state.version = 'two'
    expect(await content.current()).toBe('two')
  } finally {
    clock.mockRestore()
  }
})
