import { pathsOfChanged } from '../../changed-remotes'
import { expect, test } from '../../fixtures'
import { holdBack, holdBackScripts } from '../../network/held-back'
import { heights } from '../../page/heights'
import { insistOnRendered, isFinished, isWhollyAlive } from '../../page/rendered'
import { publicPages } from '../../pages'

const paths = [...publicPages, '/login', '/register']

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
