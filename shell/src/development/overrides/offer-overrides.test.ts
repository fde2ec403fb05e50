import { act, screen, waitFor, within } from '@testing-library/react'
import type { LiveRemote } from 'shared-contracts/remote'
import type { Build } from 'shared-contracts/remote/development-server'
import type { ShopBoot } from '../../startup/shop-boot'
import { catalog, content } from '../../testing/open-shop'
import { offerOverrides } from './offer-overrides'

const LOCAL = 'http://localhost:3001'
const boot: ShopBoot = { remotes: [content, catalog], state: {}, overrideOrigins: ['http://localhost:*'] }
const developed: LiveRemote = { ...catalog, version: '1.0.0-dev', base: '/', entry: 'remote-entry.js' }

const fetched = jest.fn<Promise<Partial<Response>>, [string]>()
/** The page's event streams, by URL. */
const streams = new Map<string, { onmessage?: (event: { data: string }) => void }>()

class Stream {
  onmessage?: (event: { data: string }) => void
  constructor(address: string) {
    streams.set(address, this)
  }
  close() {}
}

const built = (build: Build) =>
  act(() => streams.get(`${LOCAL}/builds`)?.onmessage?.({ data: JSON.stringify(build) }))

beforeEach(() => {
  window.sessionStorage.clear()
  streams.clear()
  fetched.mockReset().mockResolvedValue({ status: 200, json: async () => developed })
  Object.assign(globalThis, { fetch: fetched, EventSource: Stream })
  document.head.innerHTML = `<style>.a{}</style><link rel="stylesheet" href="${catalog.base}page.css">`
  document.body.innerHTML = '<div id="root"></div>'
})

function openPath(path: string, page: ShopBoot = boot) {
  window.history.replaceState(null, '', path)
  return act(() => offerOverrides(page))
}

const badge = () => screen.findByRole('complementary', { name: 'Overridden remotes' })

test('a shopper’s page contacts no other origin, whatever its address says', async () => {
  const { overrideOrigins, ...shoppers } = boot
  expect(await openPath(`/?remote=mf-catalog@${LOCAL}`, shoppers)).toBe(shoppers)
  expect(fetched).not.toHaveBeenCalled()
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a page with blocked storage opens with the registry’s versions', async () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  expect(await openPath('/about')).toBe(boot)
  storage.mockRestore()
})

test('a developer’s remote replaces the registry’s, and the page says so', async () => {
  const opened = await openPath(`/?remote=mf-catalog@${LOCAL}`)
  expect(fetched).toHaveBeenCalledWith(`${LOCAL}/remote.json`, expect.anything())
  expect(opened.remotes).toEqual([{ ...developed, base: `${LOCAL}/` }, content])
  expect(await badge()).toHaveTextContent(`mf-catalog comes from ${LOCAL}`)
})

test('the override lasts for the tab, without appearing in the address', async () => {
  await openPath(`/about?remote=mf-catalog@${LOCAL}&page=2`)
  expect(window.location.search).toBe('?page=2')
  expect((await openPath('/recipes')).remotes).toContainEqual({ ...developed, base: `${LOCAL}/` })
})

test('a page of another remote keeps the server-rendered HTML', async () => {
  expect((await openPath(`/about?remote=mf-catalog@${LOCAL}`)).state).toBe(boot.state)
  expect(document.head.querySelector('style')).not.toBeNull()
})

test('a page of the overridden remote is rendered again, without the styles of the other version', async () => {
  expect((await openPath(`/all-products?remote=mf-catalog@${LOCAL}`)).state).toBeUndefined()
  expect(document.head.querySelector(`[href^="${catalog.base}"], style`)).toBeNull()
  const late = document.createElement('link')
  document.head.append(Object.assign(late, { rel: 'stylesheet', href: `${catalog.base}late.css` }))
  await waitFor(() => expect(late).not.toBeInTheDocument())
})

test('a remote that is not in the registry yet can be shown', async () => {
  const gifts = { ...developed, name: 'mf-gifts', prefixes: ['/gifts'] }
  fetched.mockResolvedValue({ status: 200, json: async () => gifts })
  const { remotes, state } = await openPath(`/gifts?remote=mf-gifts@${LOCAL}`)
  expect(remotes.map(({ name }) => name)).toEqual(['mf-gifts', 'mf-content', 'mf-catalog'])
  expect(state).toBeUndefined()
})

test('an origin that is not allowed is reported, never contacted, and forgotten', async () => {
  const opened = await openPath('/all-products?remote=mf-catalog@https://evil.example')
  expect(opened.remotes).toEqual(boot.remotes)
  expect(fetched).not.toHaveBeenCalled()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'mf-catalog may not come from https://evil.example: this shop allows http://localhost:*. The version in the registry is shown.',
  )
  expect(window.sessionStorage).toHaveLength(0)
})

test.each<[string, string, () => Promise<Partial<Response>>, string]>([
  [
    'nobody answers',
    LOCAL,
    () => Promise.reject(new Error()),
    'there is no response. Start it with npm run dev -- mf-catalog.',
  ],
  ['it is not built', LOCAL, async () => ({ status: 503 }), 'it is not built yet. See its terminal.'],
  ['it is another', LOCAL, async () => ({ status: 200, json: async () => content }), 'it serves mf-content.'],
  [
    'it is no remote',
    LOCAL,
    async () => ({ status: 404, json: () => Promise.reject() }),
    'it serves no remote.',
  ],
  ['it is no address', 'here', async () => ({}), "'mf-catalog@here' is no override"],
])('the developer reads why the registry’s version is shown if %s', async (_, origin, answer, sentence) => {
  fetched.mockImplementation(answer)
  const { remotes } = await openPath(`/?remote=mf-catalog@${origin}`)
  expect(remotes).toEqual(boot.remotes)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
})

test('a server of another remote is not followed, whatever it builds', async () => {
  fetched.mockResolvedValue({ status: 200, json: async () => content })
  await openPath(`/?remote=mf-catalog@${LOCAL}`)
  await screen.findByRole('alert')
  expect(streams.size).toBe(0)
  expect(window.sessionStorage).toHaveLength(0)
})

test('an unreachable server is retried', async () => {
  fetched.mockRejectedValue(new Error())
  await openPath(`/?remote=mf-catalog@${LOCAL}`)
  await screen.findByRole('alert')
  expect([...streams.keys()]).toEqual([`${LOCAL}/builds`])
})

test('a failed build is reported in the page until it succeeds', async () => {
  await openPath(`/?remote=mf-catalog@${LOCAL}`)
  const line = within(await badge())
  built({ version: '1.0.0-dev', problem: 'Unexpected token (3:1)' })
  expect(line.getByRole('alert')).toHaveTextContent('The last build failed')
  expect(line.getByRole('alert')).toHaveTextContent('Unexpected token (3:1)')
  built({ version: '1.0.0-dev' })
  expect(line.queryByRole('alert')).toBeNull()
})
