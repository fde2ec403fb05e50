import { act, configure, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRemotes } from 'composition/runtime/remotes'
import { federation, type ModuleRequest } from 'composition/runtime/testing/federation'
import { liveRemote } from 'composition/runtime/testing/live-remote'
import { useLocation } from 'react-router-dom'
import type { Action } from 'redux'
import type { Translations } from 'shared-contracts/i18n/translate'
import {
  CONTRACT_VERSION,
  type LiveRemote,
  type RemoteModule,
  type VisitRemote,
} from 'shared-contracts/remote'
import { createStore, type RootState, shopOpened } from 'shared-contracts/store'
import { type FakeApi, fakeHttp } from 'shared-contracts/testing'
import { App } from '../frame/app'
import { loadFooter } from '../frame/footer/touched-footer'
import { note } from '../reports/noted'
import { documentLanguage, presentLocation } from '../routing/browser-history'
import { createShopRouter } from '../routing/shop-router'

const headings: Record<string, string> = {
  '/': 'Home',
  '/about': 'About us',
  '/recipes': 'Recipes',
  '/all-products': 'All products',
  '/whole-spices': 'Whole spices',
  '/checkout': 'Checkout',
  '/login': 'Login',
}

function HeadingPage() {
  return <h1>{headings[useLocation().pathname.toLowerCase()]}</h1>
}

/** Makes a module of pages that each show their heading. */
export function pagesModule(name: string, ...paths: string[]): RemoteModule {
  return {
    name,
    contract: CONTRACT_VERSION,
    routes: paths.map((path) => ({
      path,
      Component: HeadingPage,
      head: () => ({ title: headings[path] ?? '', description: `All about ${headings[path]}` }),
    })),
  }
}

export const content = { ...liveRemote('mf-content', ['/', '/about', '/recipes']), title: 'This page' }
export const catalog = {
  ...liveRemote('mf-catalog', ['/all-products', '/whole-spices']),
  title: 'The catalogue',
}
export const checkout = { ...liveRemote('mf-cart-checkout', ['/checkout']), title: 'The checkout' }
export const account = { ...liveRemote('mf-account', ['/login']), title: 'The account' }
const modules: Record<string, RemoteModule> = {
  'mf-content': pagesModule('mf-content', '/', '/about', '/recipes'),
  'mf-catalog': pagesModule('mf-catalog', '/all-products', '/whole-spices'),
  'mf-cart-checkout': pagesModule('mf-cart-checkout', '/checkout'),
  'mf-account': pagesModule('mf-account', '/login'),
}

interface Options {
  load?: (asked: ModuleRequest) => Promise<RemoteModule>
  renew?: (remote: VisitRemote) => Promise<VisitRemote>
  live?: readonly LiveRemote[]
  api?: FakeApi
  preloadedState?: Partial<RootState>
  /** True if the owner of the path is a standalone remote. */
  isBare?: boolean
  /** Translations of the frame, if the path is not in English. */
  words?: Translations
}

// Queries by role over the whole frame are slow on a busy machine.
jest.setTimeout(20_000)
configure({ asyncUtilTimeout: 5000 })

// In a browser, this code loads with the shopper's first input.
beforeAll(loadFooter)

let disposeOfLast = () => {}
afterEach(() => disposeOfLast())

/** Opens the whole shop at a path, as main.ts does, with fake remotes and a fake api. */
export function openShop(path: string, options: Options = {}) {
  const load = jest.fn(
    options.load ??
      (async ({ name }: ModuleRequest) => {
        const module = modules[name]
        if (!module) throw new Error(`Unknown ${name}.`)
        return module
      }),
  )
  window.history.replaceState(null, '', path)
  const { http, requests } = fakeHttp(options.api ?? {})
  const store = createStore({ http, preloadedState: options.preloadedState })
  const { renew = async (remote) => remote } = options
  const remotes = createRemotes(options.live ?? [content, catalog], store, {
    runtime: federation(async (asked) => {
      const module = await load(asked)
      return () => module
    }),
    renew,
    onFailed: (version) => note('load-failed', version),
  })
  const openDocument = jest.fn()
  const first = { kind: 'loading', location: presentLocation() } as const
  const router = createShopRouter({ remotes, store, first, openDocument })
  disposeOfLast = () => router.dispose()
  const page = render(
    <App
      {...{ store, router, isBare: options.isBare }}
      language={documentLanguage()}
      words={options.words}
    />,
  )
  act(() => void router.reload())
  /** Dispatches an action as another part of the page would. */
  const happens = (action: Action) =>
    act(() => {
      store.dispatch(action)
    })
  happens(shopOpened())
  return { ...page, load, requests, happens, router, openDocument, user: userEvent.setup() }
}
