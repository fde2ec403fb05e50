import type { Page } from '@playwright/test'
import { listMutations } from 'shared-contracts/testing/mutations'
import { test as base, expect } from '../../fixtures'
import { type Edge, startEdge } from '../edge-process'
import { type Front, startFront } from './front'
import type { PassedResponse } from './respond-instead'

/*
 * What the api may answer to the calls of specification 7: each field missing, null, of a wrong type, or one too many; no
 * body, a page of HTML, another status. It costs the part it is about, and nothing is claimed that nobody reported.
 */

interface Shop {
  edge: Edge
  /** Stands before the api. */
  api: Front
}

export const test = base.extend<{ shop: Shop; uncaught: undefined }>({
  // Its own for each test: an edge keeps pages.
  shop: async ({ browserName: _ }, use, { project }) => {
    const origin = project.use.baseURL ?? ''
    const api = await startFront(origin)
    const edge = await startEdge(origin, api.origin)
    await use({ edge, api })
    await edge.stop()
    await api.stop()
  },
  // A promise that nobody waits for, or an error of React, would be left to the console.
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', ({ message }) => uncaught.push(message))
      await use(undefined)
      expect(uncaught).toEqual([])
    },
    { auto: true },
  ],
  baseURL: ({ shop }, use) => use(shop.edge.origin),
})

/** Few enough mutations to open a page for each: page tests go through all wrong values. */
export const few = (answer: unknown) => listMutations(answer, [null])

/**
 * Answers to a call that writes.
 * @param body as it should be
 * @param expected the status that the call should have
 */
export function listMutatedResponses(
  body: unknown,
  expected: number,
): [title: string, changed: PassedResponse][] {
  const other = expected === 201 ? 200 : 202
  return [
    ...few(body).map(([title, mutation]): [string, PassedResponse] => [
      title,
      { status: expected, body: mutation },
    ]),
    ['status', { status: other, body }],
    ['status of no body', { status: 204, body: undefined }],
  ]
}

/** Navigation, heading and footer are there. */
export async function isWhole(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: /can't be shown just now/ })).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeAttached()
}
