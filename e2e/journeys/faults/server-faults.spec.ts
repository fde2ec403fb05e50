import type { APIRequestContext } from '@playwright/test'
import { remotes } from '../../harness/browser/network/remotes'
import { test as base, expect } from '../../harness/fixtures'
import { expectNoSheetTwice } from '../../harness/page/applied-sheets'
import { isRendered, renderedPage } from '../../harness/page/rendered'
import { hasChanged } from '../../harness/shop/changed-remotes'
import { type Edge, startEdge } from '../../harness/shop/edge-process'

interface PageRequest {
  edge: Edge
  request: APIRequestContext
}

const test = base.extend<object, { edge: Edge }>({
  edge: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from here.
    async ({}, use, { project }) => {
      const edge = await startEdge(project.use.baseURL ?? '')
      await use(edge)
      await edge.stop()
    },
    { scope: 'worker' },
  ],
})

const toEachRoute = (change: string) => (code: string) =>
  `${code};for (const route of module.exports.default.routes) ${change}`

const faults = [
  { what: 'is missing', outcome: 'unfit', alter: () => undefined },
  {
    what: 'throws as it loads',
    outcome: 'unfit',
    alter: (code: string) => `throw new Error('Broken');${code}`,
  },
  {
    what: 'waits 10 s for its data',
    outcome: 'late',
    alter: toEachRoute('route.preload = () => [new Promise((resolve) => setTimeout(resolve, 10_000))]'),
  },
  {
    what: 'throws as it renders',
    outcome: 'failed',
    alter: toEachRoute(`route.Component = () => { throw new Error('Broken') }`),
  },
] as const

/** Polls every 100 ms. Playwright's default intervals get longer and longer. */
const SOON = { intervals: [100] }

test.describe('An edge', { tag: ['@desktop', '@once'] }, () => {
  test.afterEach(({ edge }) => edge.rollBack())

  /** Requests a page until it has this version, is sent unrendered, and its rendering had this outcome. */
  async function isLeftToTheBrowser(
    { edge, request }: PageRequest,
    { remote, version, path, outcome }: { remote: string; version: string; path: string; outcome: string },
  ) {
    const before = await edge.renders(remote, outcome)
    await expect
      .poll(async () => {
        const answer = await request.get(edge.origin + path)
        const html = await answer.text()
        const isNew = html.includes(`"version":"${version}"`)
        const isCounted = (await edge.renders(remote, outcome)) > before
        return { status: answer.status(), isRendered: isRendered(html), isNew, isCounted }
      }, SOON)
      .toEqual({ status: 200, isRendered: false, isNew: true, isCounted: true })
  }

  for (const { name, pages } of remotes.filter((remote) => hasChanged(remote.name)))
    test(`leaves the pages of ${name} to the browser while its server build is missing, slow or broken, and renders all others`, async ({
      edge,
      request,
      shopper,
    }) => {
      const [own = '/'] = pages
      await renderedPage(request, edge.origin + own)
      for (const { what, outcome, alter } of faults)
        await test.step(`it ${what}`, async () => {
          const version = await edge.publish(name, alter)
          await isLeftToTheBrowser({ edge, request }, { remote: name, version, path: own, outcome })
          for (const other of remotes.filter((remote) => remote.name !== name))
            await renderedPage(request, `${edge.origin}${other.pages[0]}`)
        })
      await shopper.opens(edge.origin + own)
      await expect(shopper.page.getByRole('heading', { name: /can’t be shown right now/ })).toHaveCount(0)
      await expectNoSheetTwice(shopper.page)

      await edge.rollBack()
      await renderedPage(request, edge.origin + own)
      expect(edge.isRunning()).toBe(true)
    })

  test('stays up when a page never finishes rendering, and renders it once a better version is published', async ({
    edge,
    request,
  }) => {
    await renderedPage(request, `${edge.origin}/about`)
    const remote = 'mf-content'
    const version = await edge.publish(remote, toEachRoute('route.Component = () => { for (;;); }'))
    await isLeftToTheBrowser({ edge, request }, { remote, version, path: '/about', outcome: 'late' })
    await renderedPage(request, `${edge.origin}/all-products`)
    await edge.rollBack()
    await renderedPage(request, `${edge.origin}/about`)
    expect(edge.isRunning()).toBe(true)
  })

  test('renders a new version as soon as it is published, and the previous one when that is rolled back', async ({
    edge,
    request,
  }) => {
    const about = `${edge.origin}/about`
    await renderedPage(request, about)
    const version = await edge.publish(
      'mf-content',
      toEachRoute(`route.Component = () => require('react').createElement('h1', null, 'A new version')`),
    )
    await expect
      .poll(async () => (await renderedPage(request, about)).html, SOON)
      .toMatch(new RegExp(`<h1>A new version</h1>.*"version":"${version}"`, 's'))
    await edge.rollBack()
    await expect
      .poll(async () => (await renderedPage(request, about)).html, SOON)
      .not.toContain('A new version')
  })
})
