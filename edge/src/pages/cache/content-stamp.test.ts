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

test('the api is not polled before the first request', async () => {
  expect(content.recent()).toBeUndefined()
  expect(api.state.asked).toBe(0)
  // On a busy machine the first response may be late.
  await eventually(async () => (await content.current()).id === 'one')
  expect(content.recent()?.id).toBe('one')
})

test('the first request after an idle time waits for a slow api rather than use an outdated version', async () => {
  api.state.delay = 500
  expect((await content.current()).id).toBe('one')
})

test('the first request does not wait for an api that hangs', async () => {
  api.state.delay = 60_000
  expect((await content.current()).id).toBe('')
})

test('concurrent requests share one query', async () => {
  await Promise.all(Array.from({ length: 20 }, content.current))
  await eventually(() => content.recent()?.id === 'one')
  // On a busy machine the next poll may have happened already.
  expect(api.state.asked).toBeLessThan(3)
})

test('a new version is noticed without a request', async () => {
  await content.current()
  api.state.version = 'two'
  await eventually(() => content.recent()?.id === 'two')
})

test('the last known version stays in use while the api is down, and the new one is used once it is back', async () => {
  await content.current()
  await eventually(content.isAnswered)
  await api.close()
  await eventually(() => !content.isAnswered())
  expect(content.recent()?.id).toBe('one')
  api = await fakeApi(api.port)
  api.state.version = 'two'
  await eventually(() => content.recent()?.id === 'two' && content.isAnswered())
})

test('polling stops after a minute without requests, and resumes immediately with the next one', async () => {
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
    expect((await content.current()).id).toBe('two')
  } finally {
    clock.mockRestore()
  }
})

test('the versions of the parts are sent with a new version only, and known all the time', async () => {
  api.state.tags = { catalogue: 'a' }
  await content.current()
  await eventually(() => content.recent()?.tags?.catalogue === 'a')
  const { asked } = api.state
  await eventually(() => api.state.asked > asked + 1)
  expect(api.state.tagsSent).toBe(1)
  api.state.version = 'two'
  api.state.tags = { catalogue: 'b' }
  await eventually(() => content.recent()?.tags?.catalogue === 'b')
  expect([content.recent()?.id, api.state.tagsSent]).toEqual(['two', 2])
})
