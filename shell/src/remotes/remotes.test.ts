import {
  CONTRACT_VERSION,
  type LiveRemote,
  type RemoteModule,
  type VisitRemote,
} from 'shared-contracts/remote'
import { createStore } from 'shared-contracts/store'
import { EvaluationFailure } from '../federation/instance'
import { liveRemote, pagesModule } from '../testing/open-shop'
import { RemoteFailure } from './remote-failure'
import { createRemotes } from './remotes'

const content = liveRemote('mf-content', ['/', '/about'])
const pages = pagesModule('mf-content', '/')

function remotesWith(load: () => Promise<RemoteModule>, live = [content]) {
  const loader = { load: jest.fn(load), forget: jest.fn() }
  const store = createStore()
  return { loader, store, remotes: createRemotes(live, store, loader) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a remote is fetched once however often it is asked for, and registers itself once', async () => {
  const register = jest.fn()
  const { loader, remotes, store } = remotesWith(async () => ({ ...pages, register }))
  const [first, second] = await Promise.all([remotes.load(content), remotes.load(content)])
  expect(second).toBe(first)
  expect(await remotes.load(content)).toBe(first)
  expect(loader.load).toHaveBeenCalledTimes(1)
  expect(register.mock.calls).toEqual([[{ store }]])
  expect(remotes.isLoaded(content)).toBe(true)
})

test('a failed remote is forgotten before each further attempt, under a new address each time', async () => {
  const { loader, remotes } = remotesWith(async () => {
    throw new Error('404')
  })
  const failed = expect(remotes.load(content)).rejects.toThrow('mf-content could not be loaded.')
  await jest.runAllTimersAsync()
  await failed
  expect(loader.load).toHaveBeenCalledTimes(3)
  expect(loader.forget.mock.calls).toEqual([
    [content, 1],
    [content, 2],
    [content, 3],
  ])
  expect(remotes.failureOf(content)?.cause).toEqual(new Error('404'))
})

test('a failure is not kept: the next load is a new one', async () => {
  let isDown = true
  const { remotes } = remotesWith(async () => {
    if (isDown) throw new Error('down')
    return pages
  })
  const failed = expect(remotes.load(content)).rejects.toThrow()
  await jest.runAllTimersAsync()
  await failed
  expect(remotes.isLoaded(content)).toBe(false)
  isDown = false
  await expect(remotes.load(content)).resolves.toBe(pages)
})

test('a remote of another major contract is not even fetched, and both versions are named', async () => {
  const old = liveRemote('mf-content', ['/'], '9.1.0')
  const { loader, remotes } = remotesWith(async () => pages, [old])
  await expect(remotes.load(old)).rejects.toThrow(
    `mf-content was built against shared-contracts 9.1.0; the shell provides ${CONTRACT_VERSION}.`,
  )
  expect(loader.load).not.toHaveBeenCalled()
})

test('a container that says otherwise than the registry is refused before it registers, without a second download', async () => {
  const register = jest.fn()
  const { loader, remotes } = remotesWith(async () => ({ ...pages, contract: '9.1.0', register }))
  await expect(remotes.load(content)).rejects.toThrow('built against shared-contracts 9.1.0')
  expect(loader.load).toHaveBeenCalledTimes(1)
  expect(register).not.toHaveBeenCalled()
})

describe('a remote with a last good version', () => {
  const good = { ...liveRemote('mf-content', ['/']), version: '0', base: '/remotes/mf-content/0/' }
  const withGood = { ...content, lastGood: good }
  const dead = () => Promise.reject(new Error('404'))

  async function loadWith(load: (version: string) => Promise<RemoteModule>, live: VisitRemote = withGood) {
    let version = live.version
    const loader = {
      load: jest.fn(() => load(version)),
      // As in the page: the container's name is given to another address.
      forget: jest.fn((remote: LiveRemote) => {
        version = remote.version
      }),
    }
    const remotes = createRemotes([live], createStore(), loader)
    const outcome = remotes.load(live).catch((error: unknown) => error)
    await jest.runAllTimersAsync()
    return { outcome: await outcome, loader, remotes }
  }

  test('turns to it when its own files stay away', async () => {
    const { outcome, remotes } = await loadWith((version) =>
      version === '0' ? Promise.resolve(pages) : dead(),
    )
    expect(outcome).toBe(pages)
    expect(remotes.inUse(withGood)).toBe(good)
  })

  test('turns to it at once when it was built against another major of the contract', async () => {
    const { outcome, loader } = await loadWith(async () => pages, { ...withGood, contract: '9.0.0' })
    expect(outcome).toBe(pages)
    expect(loader.load).toHaveBeenCalledTimes(1)
  })

  test('stays away when something of it has run already: two versions never meet on a page', async () => {
    const { outcome, loader, remotes } = await loadWith(async () => {
      throw new EvaluationFailure('mf_content/module')
    })
    expect(outcome).toBeInstanceOf(RemoteFailure)
    expect(loader.load).toHaveBeenCalledTimes(3)
    expect(remotes.inUse(withGood)).toBe(withGood)
  })

  test('is asked for first again by Retry when neither could be had', async () => {
    const { outcome, loader } = await loadWith(dead)
    expect(outcome).toBeInstanceOf(RemoteFailure)
    expect(loader.load).toHaveBeenCalledTimes(6)
    expect(loader.forget).toHaveBeenLastCalledWith(withGood, expect.any(Number))
  })
})

test('a remote whose registering fails is not loaded', async () => {
  const { remotes } = remotesWith(async () => ({
    ...pages,
    register: () => {
      throw new Error('Two slices')
    },
  }))
  await expect(remotes.load(content)).rejects.toThrow('mf-content could not be loaded.')
  expect(remotes.isLoaded(content)).toBe(false)
})
