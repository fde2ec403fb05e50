import type { KnownRegistry } from 'registry/registry-store'
import { followRegistry } from './follow-registry'
import { createTrust } from './trust-lines'

afterEach(() => jest.useRealTimers())

function follow() {
  const read = jest.fn(async (): Promise<KnownRegistry> => ({ registry: { remotes: {} }, tag: '1' }))
  const trust = createTrust({ isUnsignedAllowed: true, onRefused() {}, onObeyed() {} })
  const registry = { place: 'a folder', read, readFile: jest.fn() }
  return { read, followed: followRegistry({ registry, trust, keptFolder: undefined, onChange() {} }) }
}

test('a flood of pages reads a registry on this machine now and then, not for each page', async () => {
  jest.useFakeTimers()
  const { read, followed } = follow()
  for (let page = 0; page < 50; page += 1) await followed.current()
  expect(read).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(100)
  await followed.current()
  expect(read).toHaveBeenCalledTimes(2)
})

test('who asks while it is read waits for what is read', async () => {
  const { read, followed } = follow()
  const found = await Promise.all([followed.current(), followed.current()])
  expect(found.map(({ tag }) => tag)).toEqual(['1', '1'])
  expect(read).toHaveBeenCalledTimes(1)
})
