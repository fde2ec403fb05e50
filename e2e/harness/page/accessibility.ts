import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from '../expect'

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** The minified build: `axe.source` is the same code, but a page takes half as long again to parse it. */
const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Checks the page's accessibility in its current state. Evaluating bypasses the CSP, which stays in force. */
export async function expectNoBarriers(page: Page) {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.evaluate(source)
  const barriers = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, { runOnly: { type: 'tag', values } })
    return violations.map(({ help, nodes }) => ({ help, where: nodes.map(({ html }) => html) }))
  }, STANDARDS)
  expect.soft(barriers, `barriers at ${page.viewportSize()?.width} pixels`).toEqual([])
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
