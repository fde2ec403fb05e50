import type { Container } from './container'
import { createInstance, getInstance, init } from './runtime'

const container = (overrides: Partial<Container> = {}): Container => ({
  init: jest.fn(),
  get: async () => () => ({ default: 'page' }),
  ...overrides,
})

const demanded: string[] = []

/** Answers every script that is fetched: with a container under the remote's name, or with an error. */
function answerScripts(answer: (url: string) => Container | undefined | 'unreachable'): string[] {
  const fetched: string[] = []
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    const script = node as HTMLScriptElement
    fetched.push(script.src)
    demanded.push(script.integrity)
    const given = answer(script.src)
    if (given === 'unreachable') return script.onerror?.('error')
    Reflect.set(globalThis, 'mf_tea', given)
    script.onload?.(new Event('load'))
  })
  return fetched
}

const first = { name: 'mf_tea', entry: 'http://shop/mf-tea/entry.js', integrity: 'sha384-tea' }

afterEach(() => {
  jest.restoreAllMocks()
  Reflect.set(globalThis, 'mf_tea', undefined)
  demanded.length = 0
})

test('a remote is fetched once and given what the host shares', async () => {
  const opened = container()
  const fetched = answerScripts(() => opened)
  const host = createInstance({ name: 'host', shared: {} })
  host.registerRemotes([first])
  const pages = await Promise.all([host.loadRemote('mf_tea/module'), host.loadRemote('mf_tea/module')])
  expect(pages).toEqual([{ default: 'page' }, { default: 'page' }])
  expect(fetched).toEqual([first.entry])
  expect(demanded).toEqual(['sha384-tea'])
  expect(opened.init).toHaveBeenCalledTimes(1)
  expect(opened.init).toHaveBeenCalledWith(host.shareScopeMap.default, [], { shareScopeKeys: 'default' })
})

test.each([
  ['unreachable' as const, 'could not be fetched'],
  [undefined, 'left no container'],
])('a dead remote fails with its address, and lives again from another', async (dead, reason) => {
  const fetched = answerScripts((url) => (url.endsWith('?attempt=1') ? container() : dead))
  const host = createInstance({ name: 'host' })
  host.registerRemotes([first])
  await expect(host.loadRemote('mf_tea/module')).rejects.toThrow(`The script ${first.entry} ${reason}`)
  host.registerRemotes([{ ...first, entry: `${first.entry}?attempt=1` }])
  await expect(host.loadRemote('mf_tea/module')).rejects.toThrow(reason)
  host.registerRemotes([{ ...first, entry: `${first.entry}?attempt=1` }], { force: true })
  await expect(host.loadRemote('mf_tea/module')).resolves.toEqual({ default: 'page' })
  expect(fetched.at(-1)).toBe(`${first.entry}?attempt=1`)
})

test('a remote whose page is broken is fetched anew when it is registered by force', async () => {
  const broken = container({ get: async () => Promise.reject(new Error('chunk')) })
  const fetched = answerScripts((url) => (url.endsWith('2') ? container() : broken))
  const host = createInstance({ name: 'host' })
  host.registerRemotes([first])
  await expect(host.loadRemote('mf_tea/module')).rejects.toThrow('chunk')
  host.registerRemotes([{ ...first, entry: 'http://shop/2' }], { force: true })
  await expect(host.loadRemote('mf_tea/module')).resolves.toEqual({ default: 'page' })
  expect(fetched).toEqual([first.entry, 'http://shop/2'])
})

test('what arrives of a remote after it was given up is not evaluated: its next copy is the only one', async () => {
  const evaluate = jest.fn(() => ({ default: 'late page' }))
  let arrive = () => {}
  const late = container({ get: () => new Promise((resolve) => (arrive = () => resolve(evaluate))) })
  answerScripts((url) => (url.endsWith('2') ? container() : late))
  const host = createInstance({ name: 'host' })
  host.registerRemotes([first])
  const given = host.loadRemote('mf_tea/module').catch((error: Error) => error.message)
  await new Promise((resolve) => setTimeout(resolve))
  host.registerRemotes([{ ...first, entry: 'http://shop/2' }], { force: true })
  await expect(host.loadRemote('mf_tea/module')).resolves.toEqual({ default: 'page' })
  arrive()
  expect(await given).toBe('mf_tea was given up before it arrived.')
  expect(evaluate).not.toHaveBeenCalled()
})

test('an unknown remote is named', async () => {
  await expect(createInstance({ name: 'host' }).loadRemote('mf_none/module')).rejects.toThrow(
    'No remote is known as mf_none.',
  )
})

test("remotes take the host's one copy of a package, and a failed fetch of it is tried again", async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => 'axios')
  const host = createInstance({
    name: 'provider',
    shared: {
      axios: [{ version: '1.2.3', get }],
      react: [{ version: '19.0.0', get: () => () => 'react' }],
    },
  })
  const remote = createInstance({ name: 'taker' })
  remote.initShareScopeMap('default', host.shareScopeMap.default ?? {})
  await expect(remote.loadShare('axios')).rejects.toThrow('offline')
  const factories = await Promise.all([remote.loadShare('axios'), host.loadShare('axios')])
  expect(factories.map((factory) => (factory ? factory() : factory))).toEqual(['axios', 'axios'])
  expect(get).toHaveBeenCalledTimes(2)
  expect(host.loadShareSync('react')).toBe(remote.loadShareSync('react'))
  await expect(remote.loadShare('jquery')).resolves.toBe(false)
  const { axios, react } = globalThis.__FEDERATION__?.__SHARE__.provider?.default ?? {}
  expect(axios?.['1.2.3']?.useIn).toEqual(['taker', 'provider'])
  expect(react?.['19.0.0']?.useIn).toEqual(['provider', 'taker'])
  expect(globalThis.__FEDERATION__?.__SHARE__.taker).toBeUndefined()
})

test('a container is initialized once under its name', () => {
  const options = { name: 'once' }
  expect(init(options)).toBe(init(options))
  expect(getInstance(({ name }) => name === 'once')).toBe(init(options))
  expect(getInstance(({ name }) => name === 'nobody')).toBeNull()
})
