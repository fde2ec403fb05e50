import { cacheValue } from './cache-value'

/** Creates a cached value that counts how often it was made and can be made to fail. */
function counted(maxAgeMs = 60_000) {
  const state = { made: 0, stamp: '1', fails: false }
  const make = async () => {
    if (state.fails) throw new Error('Not now.')
    state.made += 1
    return state.made
  }
  return { state, value: cacheValue(make, async () => state.stamp, maxAgeMs) }
}

test('a value is cached, and concurrent requests share it', async () => {
  const { value } = counted()
  expect(await Promise.all([value(), value(), value()])).toEqual([1, 1, 1])
  expect(await value()).toBe(1)
})

test('a value is made again when its stamp changes or it expires', async () => {
  const { state, value } = counted()
  await value()
  state.stamp = '2'
  expect(await value()).toBe(2)
  const aged = counted(0)
  await aged.value()
  expect(await aged.value()).toBe(2)
})

test('the last good value is used while a new one cannot be made', async () => {
  const { state, value } = counted(0)
  await value()
  state.fails = true
  expect(await value()).toBe(1)
  state.fails = false
  expect(await value()).toBe(2)
})

test('an initial failure is thrown and not cached', async () => {
  const { state, value } = counted()
  state.fails = true
  await expect(value()).rejects.toThrow('Not now.')
  state.fails = false
  expect(await value()).toBe(1)
})
