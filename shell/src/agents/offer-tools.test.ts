import { act, screen } from '@testing-library/react'
import { createRemotes } from 'composition/runtime/remotes'
import { federation } from 'composition/runtime/testing/federation'
import { liveRemote } from 'composition/runtime/testing/live-remote'
import type { RemoteModule } from 'shared-contracts/remote'
import type { AgentTool } from 'shared-contracts/remote/agents/agent-tool'
import { createStore } from 'shared-contracts/store'
import { fakeHttp } from 'shared-contracts/testing'
import { catalog, content, openShop, pagesModule } from '../testing/open-shop'
import type { ModelContext, WebmcpTool } from './model-context'
import { offerTools } from './offer-tools'

/** Simulates a browser with WebMCP as in its draft. */
function modelContext() {
  const registered = new Map<string, WebmcpTool>()
  const context: ModelContext = {
    async registerTool(tool, { signal }) {
      if (registered.has(tool.name)) throw new DOMException('Duplicate tool name', 'InvalidStateError')
      registered.set(tool.name, tool)
      signal.addEventListener('abort', () => registered.delete(tool.name))
    },
  }
  return { context, registered, names: () => [...registered.keys()].sort() }
}

const tool = (name: string, change: Partial<AgentTool> = {}): AgentTool => ({
  name,
  title: name,
  description: name,
  inputSchema: { type: 'object', properties: {}, additionalProperties: false },
  execute: async () => ({ told: name }),
  ...change,
})

const withTools = (module: RemoteModule, ...tools: AgentTool[]): RemoteModule => ({
  ...module,
  tools: async () => ({ tools }),
})

const account = liveRemote('mf-account', ['/login', '/cart'])
const ownPages: RemoteModule = {
  ...pagesModule('mf-account', '/login', '/cart'),
  routes: pagesModule('mf-account', '/login', '/cart').routes.map((route) => ({ ...route, isPrivate: true })),
}
const modules: Record<string, RemoteModule> = {
  'mf-content': withTools(pagesModule('mf-content', '/', '/about', '/recipes'), tool('get_policies')),
  'mf-catalog': withTools(
    pagesModule('mf-catalog', '/all-products', '/whole-spices'),
    tool('search_products', { readOnlyHint: true }),
    tool('sort_list', { pages: ['/all-products', '/whole-spices/:id'] }),
  ),
  'mf-account': ownPages,
}

async function open(path: string, changed: Record<string, RemoteModule | undefined> = {}) {
  const live = [content, catalog, account]
  const load = async ({ name }: { name: string }) => {
    const module = { ...modules, ...changed }[name]
    if (!module) throw new Error(`${name} is broken.`)
    return module
  }
  const { router } = openShop(path, { live, load })
  await act(() => router.reload())
  const store = createStore({ http: fakeHttp({}).http })
  const runtime = federation(async (asked) => {
    const module = await load(asked)
    return () => module
  })
  const remotes = createRemotes(live, store, { runtime, renew: async (remote) => remote, onFailed() {} })
  const browser = modelContext()
  offerTools({ context: browser.context, store, router, remotes, live })
  const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  await settled()
  const goes = async (to: string) => {
    await act(() => router.navigate(to))
    await settled()
  }
  return { ...browser, goes }
}

// Silences the errors about a broken remote, which is retried in the background.
beforeAll(() => {
  for (const method of ['error', 'warn'] as const) jest.spyOn(console, method).mockImplementation(() => {})
})
afterAll(() => jest.restoreAllMocks())

test('an assistant finds the tools of every remote on every page, and some only where they belong', async () => {
  const { names, goes } = await open('/')
  expect(names()).toEqual(['get_policies', 'search_products'])
  await goes('/all-products')
  expect(names()).toEqual(['get_policies', 'search_products', 'sort_list'])
  await goes('/Whole-Spices')
  expect(names()).toEqual(['get_policies', 'search_products'])
})

test('sign-in pages have no tools; of the private pages only the cart has them', async () => {
  const { names, goes } = await open('/login')
  expect(names()).toEqual([])
  await goes('/cart')
  expect(names()).toEqual(['get_policies', 'search_products'])
  await goes('/login')
  expect(names()).toEqual([])
  await goes('/about')
  expect(names()).toEqual(['get_policies', 'search_products'])
})

test('a tool offered on both pages stays registered during navigation, so a call that navigates is not cut off', async () => {
  const { registered, goes } = await open('/')
  const before = registered.get('search_products')
  await goes('/all-products')
  expect(registered.get('search_products')).toBe(before)
})

test('a broken remote does not affect the tools of others', async () => {
  const { names } = await open('/', { 'mf-catalog': undefined })
  expect(names()).toEqual(['get_policies'])
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
})

test('the page registers one of two tools with the same name without an error', async () => {
  const twice = withTools(
    modules['mf-content'] as RemoteModule,
    tool('search_products'),
    tool('get_policies'),
  )
  const { names } = await open('/', { 'mf-content': twice })
  expect(names()).toEqual(['get_policies', 'search_products'])
})

test('the assistant gets a readable error if a tool throws or its response is too long', async () => {
  const broken = tool('search_products', { execute: () => Promise.reject(new Error('Broken.')) })
  const long = tool('get_long', { execute: async () => ({ text: 'x'.repeat(1500) }) })
  const { registered } = await open('/', {
    'mf-catalog': withTools(modules['mf-catalog'] as RemoteModule, broken, long),
  })
  expect(await registered.get('search_products')?.execute({})).toMatchObject({ error: { code: 'FAILED' } })
  expect(await registered.get('get_long')?.execute({})).toMatchObject({ error: { code: 'TOO_LONG' } })
  expect(await registered.get('get_policies')?.execute({})).toEqual({ told: 'get_policies' })
})

test('an assistant learns which tools only read, and which return customers’ text', async () => {
  const reviews = tool('get_reviews', { readOnlyHint: true, untrustedContentHint: true })
  const { registered } = await open('/', {
    'mf-content': withTools(modules['mf-content'] as RemoteModule, reviews, tool('get_policies')),
  })
  expect(registered.get('get_reviews')?.annotations).toEqual({
    readOnlyHint: true,
    untrustedContentHint: true,
  })
  expect(registered.get('get_policies')?.annotations).toEqual({})
})
