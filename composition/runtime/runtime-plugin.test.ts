import { createInstance } from '@module-federation/runtime'
import { runtimePlugin } from './runtime-plugin'

const scripts: HTMLScriptElement[] = []

function createHost(recover: (container: string, failure: unknown) => Promise<unknown>) {
  const host = createInstance({ name: 'host', remotes: [] })
  host.registerPlugins([
    runtimePlugin({ willFetch() {}, integrityOf: () => 'sha384-tea', willRun() {}, recover }),
  ])
  host.registerRemotes([{ name: 'mf_tea', entry: 'http://localhost/mf-tea/entry.js' }])
  return host
}

beforeEach(() => {
  jest.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    scripts.push(node as unknown as HTMLScriptElement)
    return node
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  scripts.length = 0
})

test('only the published file may run: its script has the hash', async () => {
  const loading = createHost(async () => 'the last good one').loadRemote('mf_tea/module')
  await new Promise((resolve) => setTimeout(resolve))
  expect(scripts.map(({ src, integrity }) => ({ src, integrity }))).toEqual([
    { src: 'http://localhost/mf-tea/entry.js', integrity: 'sha384-tea' },
  ])
  scripts[0]?.dispatchEvent(new Event('error'))
  expect(await loading).toBe('the last good one')
})

test('an unrecoverable failure reaches the caller', async () => {
  const loading = createHost(async (_, failure) => {
    throw failure
  }).loadRemote('mf_tea/module')
  const rejection = expect(loading).rejects.toThrow('http://localhost/mf-tea/entry.js')
  await new Promise((resolve) => setTimeout(resolve))
  scripts[0]?.dispatchEvent(new Event('error'))
  await rejection
})
