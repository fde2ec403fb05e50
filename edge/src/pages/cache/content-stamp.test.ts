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

test('nobody is asked before somebody wants to know', async () => {
  expect(content.recent()).toBeUndefined()
  expect(api.state.asked).toBe(0)
  // On a busy machine the first answer may be late.
  await eventually(async () => (await content.current()) === 'one')
  expect(content.recent()).toBe('one')
})

test('many who want to know at once have it asked once', async () => {
  await Promise.all(Array.from({ length: 20 }, content.current))
  await eventually(() => content.recent() === 'one')
  // On a busy machine the next time to ask may have come meanwhile.
  expect(api.state.asked).toBeLessThan(3)
})

test('a new version is known without being asked for', async () => {
  await content.current()
  api.state.version = 'two'
  await eventually(() => content.recent() === 'two')
})

test('while the api is away the last version known is in force, and the new one when it is back', async () => {
  await content.current()
  await eventually(content.isAnswered)
  await api.close()
  await eventually(() => !content.isAnswered())
  expect(content.recent()).toBe('one')
  api = await fakeApi(api.port)
  api.state.version = 'two'
  await eventually(() => content.recent() === 'two' && content.isAnswered())
})

test('when nobody has asked for a minute, the api is left in peace, and asked at once when somebody does', async () => {
  await content.current()
  let now = Date.now()
  // More than a minute goes by between any two looks at the clock.
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
