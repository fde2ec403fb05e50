import { createRequire } from 'node:module'

interface Environment {
  moduleMocker: { spyOn: typeof jest.spyOn }
  teardown: () => Promise<void>
}

const OneRealmEnvironment = createRequire(import.meta.url)('./environment.cjs') as new (
  config: object,
) => Environment

test('globals, environment variables and mocks are restored after a test file', async () => {
  const before = { fetch, home: process.env.HOME, now: Date.now }
  const environment = new OneRealmEnvironment({ projectConfig: { fakeTimers: {} } })
  environment.moduleMocker.spyOn(Date, 'now').mockReturnValue(0)
  Object.assign(globalThis, { fetch: () => {}, location: 'a page' })
  Object.assign(process.env, { HOME: '/elsewhere', SPICE: 'clove' })

  await environment.teardown()
  expect({ fetch, home: process.env.HOME, now: Date.now }).toEqual(before)
  expect(globalThis).not.toHaveProperty('location')
  expect(process.env).not.toHaveProperty('SPICE')
})

test("a library's registry in the globals stays, as the library does", async () => {
  const registry = Symbol.for('a library')
  const environment = new OneRealmEnvironment({ projectConfig: { fakeTimers: {} } })
  Object.assign(globalThis, { [registry]: 1, __library: 2 })

  await environment.teardown()
  expect(globalThis).toMatchObject({ [registry]: 1, __library: 2 })
  for (const key of [registry, '__library']) Reflect.deleteProperty(globalThis, key)
})
