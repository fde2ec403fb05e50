import type { Page, Route } from '@playwright/test'
import type { Alteration } from './altered-version'

export interface Fault {
  what: string
  /** True if the short run tries it too. */
  isInShortRun?: true
  /** Changes the remote's files on the way to the browser. */
  onTheWay?: (route: Route) => Promise<void>
  /** A version that is published in place of the live one. */
  published?: Alteration
}

async function withBody(route: Route, alter: (body: string) => string): Promise<void> {
  const answer = await route.fetch()
  await route.fulfill({ response: answer, body: alter(await answer.text()) })
}

const broken = `if (globalThis.isBroken) throw new Error('The drill breaks this.');`

/** Returns code that changes the container's module when it is evaluated. */
const whenEvaluated = (change: string) => (container: string) =>
  `{
  const container = globalThis.${container}
  globalThis.${container} = {
    init: (...all) => container.init(...all),
    get: async (expose) => {
      const evaluate = await container.get(expose)
      return () => { ${change} }
    },
  }
}`

const throwsInRender = whenEvaluated(`
  const { default: module } = evaluate()
  const wrap = (Component) => typeof Component === 'function'
    ? function Page(props) { ${broken} return Component(props) }
    : Component
  const wrapRoute = ({ Component, lazy, ...route }) => ({
    ...route,
    ...(Component && { Component: wrap(Component) }),
    ...(lazy && { lazy: async () => ({ Component: wrap((await lazy()).Component) }) }),
  })
  return { default: { ...module, routes: module.routes.map(wrapRoute) } }
`)

export const faults: readonly Fault[] = [
  {
    what: 'files missing',
    isInShortRun: true,
    onTheWay: (route) => route.fulfill({ status: 404, body: 'Not found' }),
  },
  { what: '500', onTheWay: (route) => route.fulfill({ status: 500, body: 'Error' }) },
  {
    what: '10 s slow',
    onTheWay: async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 10_000))
      // The page may have given up or navigated away.
      await route.continue().catch(() => undefined)
    },
  },
  { what: 'syntax error', onTheWay: (route) => withBody(route, (body) => `${body}\n)(`) },
  {
    what: 'wrong integrity',
    isInShortRun: true,
    onTheWay: (route) => withBody(route, (body) => `${body} `),
  },
  {
    what: 'throws on load',
    published: { code: whenEvaluated(`${broken} return evaluate()`) },
  },
  { what: 'throws in render', isInShortRun: true, published: { code: throwsInRender } },
  { what: 'other major contract', published: { record: { contract: '9.0.0' } } },
]

/** Sets the flag that makes published faults take effect. */
export const breakPage = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { isBroken: true })
  })
export const healPage = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { isBroken: false })
  })
