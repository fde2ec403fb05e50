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
  const loader = {
    load: jest.fn(load),
    forget: jest.fn(),
    renew: jest.fn(async (remote: VisitRemote) => remote),
  }
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
      renew: async (remote: VisitRemote) => remote,
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

describe('a remote that failed, asked for again', () => {
  const mended = { ...liveRemote('mf-content', ['/', '/press']), version: '2' }

  async function retry(first: LiveRemote, load: (remote: LiveRemote) => Promise<RemoteModule>) {
    const shop = remotesWith(async () => pages, [first])
    shop.loader.load.mockImplementation((...asked: unknown[]) => load(asked[0] as LiveRemote))
    shop.loader.renew.mockResolvedValue(mended)
    const failed = expect(shop.remotes.load(first)).rejects.toThrow()
    await jest.runAllTimersAsync()
    await failed
    const outcome = shop.remotes.load(first).catch((error: unknown) => error)
    await jest.runAllTimersAsync()
    return { ...shop, outcome: await outcome }
  }
  const onlyMended = ({ version }: LiveRemote) =>
    version === '2' ? Promise.resolve(pages) : Promise.reject(new Error('404'))

  test.each([
    ['did not fit', liveRemote('mf-content', ['/'], '9.1.0')],
    ['had lost its files', content],
  ])('comes in the version that is named by now when the one before %s', async (_, first) => {
    const { outcome, loader, remotes } = await retry(first, onlyMended)
    expect(outcome).toBe(pages)
    expect(loader.forget).toHaveBeenLastCalledWith(mended, expect.any(Number))
    expect(remotes.inUse(first)).toBe(mended)
    expect(remotes.ownerOf('/press')).toBe(mended)
  })

  test('comes in the same version when something of it has run: two versions never meet on a page', async () => {
    const { outcome, loader } = await retry(content, async () => {
      throw new EvaluationFailure('mf_content/module')
    })
    expect(outcome).toBeInstanceOf(RemoteFailure)
    expect(loader.renew).not.toHaveBeenCalled()
    expect(loader.load.mock.calls).toEqual(Array(6).fill([content]))
  })

  test('comes in the same version while the registry cannot be had', async () => {
    let isDown = true
    const { loader, remotes } = remotesWith(async () => {
      if (isDown) throw new Error('404')
      return pages
    })
    loader.renew.mockRejectedValue(new Error('offline'))
    const failed = expect(remotes.load(content)).rejects.toThrow()
    await jest.runAllTimersAsync()
    await failed
    isDown = false
    await expect(remotes.load(content)).resolves.toBe(pages)
    expect(remotes.inUse(content)).toBe(content)
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
