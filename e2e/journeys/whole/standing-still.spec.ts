import type { Page } from '@playwright/test'
import { pathsOfChanged } from '../../changed-remotes'
import { expect, test } from '../../fixtures'
import { holdBack, holdBackScripts } from '../../network/held-back'
import { insistOnRendered, isFinished, isWhollyAlive } from '../../page/rendered'
import { publicPages } from '../../pages'

/** How high each part of the page is, in whole pixels, also where it is off the screen. */
function heights(page: Page) {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('main section, main h1, footer')].map((part, index) => [
        `${index} ${part.tagName} ${part.textContent.trim().slice(0, 30)}`,
        Math.round(part.getBoundingClientRect().height),
      ]),
    ),
  )
}

/** Not /about: a text of it breaks just at the end of a line, where no mean of widths is exact. */
const paths = [...publicPages, '/login', '/register'].filter((path) => path !== '/about')

for (const path of pathsOfChanged(paths))
  test(`nothing of ${path} moves away from a finger when its scripts and its fonts come`, {
    tag: '@once',
  }, async ({ shopper }) => {
    const { page } = shopper
    await insistOnRendered(page)
    const letScriptsCome = await holdBackScripts(page)
    const letFontsCome = await holdBack(page, '**/*.woff2')
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    const seen = await heights(page)
    letScriptsCome()
    await isWhollyAlive(page)
    expect.soft(await heights(page)).toEqual(seen)
    letFontsCome()
    await isFinished(page)
    expect.soft(await heights(page)).toEqual(seen)
  })
