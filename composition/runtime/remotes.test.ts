import { CONTRACT_VERSION, type RemoteModule, type VisitRemote } from 'shared-contracts/remote'
import { createStore } from 'shared-contracts/store'
import { RemoteFailure } from './remote-failure'
import { createRemotes } from './remotes'
import { federation, type ModuleRequest } from './testing/federation'
import { liveRemote } from './testing/live-remote'

const content = liveRemote('mf-content', ['/', '/about'])
const pages: RemoteModule = {
  name: 'mf-content',
  contract: CONTRACT_VERSION,
  routes: [{ path: '/', Component: () => null, head: () => ({ title: 'Home', description: 'All.' }) }],
}
const evaluated = (module: RemoteModule) => async () => () => module
const gone = async () => {
  throw new Error('404')
}
const broken = async () => () => {
  throw new Error('It throws.')
}

function openRemotes(answer: (asked: ModuleRequest) => Promise<() => RemoteModule>, live = [content]) {
  const load = jest.fn(answer)
  const renew = jest.fn(async (remote: VisitRemote) => remote)
  const store = createStore()
  const onFailed = jest.fn()
  const remotes = createRemotes(live, store, { runtime: federation(load), renew, onFailed })
  return { load, renew, store, onFailed, remotes }
}

async function loadRemote(remotes: ReturnType<typeof createRemotes>, remote: VisitRemote) {
  const outcome = remotes.load(remote).catch((error: unknown) => error)
  await jest.runAllTimersAsync()
  return outcome
}

const fetched = (load: jest.Mock<unknown, [ModuleRequest]>) =>
  load.mock.calls.map(([{ version, query }]) => version + query)

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a remote is fetched once for any number of requests, and registers itself once', async () => {
  const register = jest.fn()
  const { load, remotes, store } = openRemotes(evaluated({ ...pages, register }))
  const [first, second] = await Promise.all([remotes.load(content), remotes.load(content)])
  expect(second).toBe(first)
  expect(await remotes.load(content)).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
  expect(register.mock.calls).toEqual([[{ store }]])
})

test('a failed remote is fetched again after each wait, from a new address each time', async () => {
  const { load, remotes } = openRemotes(gone)
  const outcome = remotes.load(content).catch((error: unknown) => error)
  await jest.advanceTimersByTimeAsync(299)
  expect(load).toHaveBeenCalledTimes(1)
  await jest.advanceTimersByTimeAsync(2)
  expect(load).toHaveBeenCalledTimes(2)
  await jest.advanceTimersByTimeAsync(1190)
  expect(load).toHaveBeenCalledTimes(2)
  await jest.runAllTimersAsync()
  expect(await outcome).toMatchObject({ message: 'mf-content could not be loaded.', cause: new Error('404') })
  expect(fetched(load)).toEqual(['1', '1?attempt=1', '1?attempt=2'])
  expect(jest.getTimerCount()).toBe(0)
})

test('a failure is not cached: the next load starts again', async () => {
  let isDown = true
  const { remotes } = openRemotes(async () => {
    if (isDown) throw new Error('down')
    return () => pages
  })
  expect(await loadRemote(remotes, content)).toBeInstanceOf(RemoteFailure)
  isDown = false
  await expect(remotes.load(content)).resolves.toBe(pages)
})

test('a remote without a response is given up after 8 s; a late response is not evaluated', async () => {
  const evaluate = jest.fn(() => pages)
  let arrive = (_evaluate: () => RemoteModule) => {}
  const { remotes } = openRemotes(async ({ query }) =>
    query ? () => pages : new Promise((resolve) => (arrive = resolve)),
  )
  const loading = remotes.load(content)
  await jest.advanceTimersByTimeAsync(8300)
  await expect(loading).resolves.toBe(pages)
  arrive(evaluate)
  await jest.runAllTimersAsync()
  expect(evaluate).not.toHaveBeenCalled()
})

test('a remote with another major contract is not even fetched, and both versions are named', async () => {
  const old = liveRemote('mf-content', ['/'], '9.1.0')
  const { load, remotes } = openRemotes(evaluated(pages), [old])
  await expect(remotes.load(old)).rejects.toThrow(
    `mf-content was built against shared-contracts 9.1.0; the shell provides ${CONTRACT_VERSION}.`,
  )
  expect(load).not.toHaveBeenCalled()
})

test('a container that contradicts the registry is refused before it registers, without a second download', async () => {
  const register = jest.fn()
  const { load, remotes } = openRemotes(evaluated({ ...pages, contract: '9.1.0', register }))
  await expect(remotes.load(content)).rejects.toThrow('built against shared-contracts 9.1.0')
  expect(load).toHaveBeenCalledTimes(1)
  expect(register).not.toHaveBeenCalled()
})

describe('a remote with a last good version', () => {
  const good = { ...content, version: '0', base: '/remotes/mf-content/0/' }
  const withGood = { ...content, lastGood: good }

  test('uses it if its own files fail to load', async () => {
    const { load, onFailed, remotes } = openRemotes(
      async (asked) => (asked.version === '0' ? () => pages : gone()),
      [withGood],
    )
    expect(await loadRemote(remotes, withGood)).toBe(pages)
    expect(onFailed.mock.calls).toEqual([[withGood]])
    expect(fetched(load)).toEqual(['1', '1?attempt=1', '1?attempt=2', '0?attempt=3'])
    expect(remotes.inUse(withGood)).toBe(good)
  })

  test('uses it immediately if it was built against another major contract', async () => {
    const unfit = { ...withGood, contract: '9.0.0' }
    const { load, remotes } = openRemotes(evaluated(pages), [unfit])
    expect(await loadRemote(remotes, unfit)).toBe(pages)
    expect(fetched(load)).toEqual(['0?attempt=1'])
  })

  test('fails if some of its code has already run: two versions are never mixed on a page', async () => {
    const { load, remotes } = openRemotes(broken, [withGood])
    expect(await loadRemote(remotes, withGood)).toBeInstanceOf(RemoteFailure)
    expect(load).toHaveBeenCalledTimes(3)
    expect(remotes.inUse(withGood)).toBe(withGood)
  })

  test('is tried again from the start by Retry if both versions failed', async () => {
    const { load, remotes } = openRemotes(gone, [withGood])
    expect(await loadRemote(remotes, withGood)).toMatchObject({ cause: new Error('404') })
    expect(load).toHaveBeenCalledTimes(6)
    await loadRemote(remotes, withGood)
    expect(fetched(load)[6]).toBe('1?attempt=6')
  })
})

describe('a failed remote that is requested again', () => {
  const mended = {
    ...liveRemote('mf-content', ['/', '/press']),
    version: '2',
    base: '/remotes/mf-content/2/',
  }

  async function retry(first: VisitRemote, answer: (asked: ModuleRequest) => Promise<() => RemoteModule>) {
    const shop = openRemotes(answer, [first])
    shop.renew.mockResolvedValue(mended)
    expect(await loadRemote(shop.remotes, first)).toBeInstanceOf(RemoteFailure)
    return { ...shop, outcome: await loadRemote(shop.remotes, first) }
  }

  test.each([
    ['did not fit', liveRemote('mf-content', ['/'], '9.1.0')],
    ['had lost its files', content],
  ])('loads the version that the registry now names if the previous one %s', async (_, first) => {
    const { outcome, remotes } = await retry(first, async (asked) =>
      asked.version === '2' ? () => pages : gone(),
    )
    expect(outcome).toBe(pages)
    expect(remotes.inUse(first)).toBe(mended)
    expect(remotes.ownerOf('/press')).toBe(mended)
  })

  test('loads the same version if some of its code has run: two versions are never mixed on a page', async () => {
    const { outcome, load, renew } = await retry(content, broken)
    expect(outcome).toBeInstanceOf(RemoteFailure)
    expect(renew).not.toHaveBeenCalled()
    expect(load.mock.calls.map(([{ version }]) => version)).toEqual(Array(6).fill('1'))
  })

  test('loads the same version while the registry is unavailable', async () => {
    let isDown = true
    const { renew, remotes } = openRemotes(async () => (isDown ? gone() : () => pages))
    renew.mockRejectedValue(new Error('offline'))
    await loadRemote(remotes, content)
    isDown = false
    await expect(remotes.load(content)).resolves.toBe(pages)
    expect(remotes.inUse(content)).toBe(content)
  })
})

test('a remote whose registration fails is not loaded, and not fetched again automatically', async () => {
  const { load, remotes } = openRemotes(
    evaluated({
      ...pages,
      register: () => {
        throw new Error('Two slices')
      },
    }),
  )
  await expect(remotes.load(content)).rejects.toThrow('mf-content could not be loaded.')
  expect(load).toHaveBeenCalledTimes(1)
})
