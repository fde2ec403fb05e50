import type { Page } from '@playwright/test'
import { holdBackScripts } from '../browser/network/held-scripts'
import { expect } from '../expect'
import type { Front } from '../shop/front/front'
import { heights } from './heights'
import { isFinished, isWhollyAlive } from './rendered'

/** Opens a rendered page, and expects its parts to keep their heights when its scripts and its fonts arrive. */
export async function expectToStandStill(page: Page, front: Front, path: string) {
  const letScriptsCome = holdBackScripts(front)
  const letFontsCome = front.hold(/\.woff2$/)
  await page.goto(path, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  const seen = await heights(page)
  letScriptsCome()
  await isWhollyAlive(page)
  expect.soft(await heights(page), `the heights at ${path} once it is hydrated`).toEqual(seen)
  letFontsCome()
  await isFinished(page)
  expect.soft(await heights(page), `the heights at ${path} once the fonts are there`).toEqual(seen)
}
