import { holdBack, holdBackScripts } from '../../harness/browser/network/held-back'
import { pathsOfChanged } from '../../harness/changed-remotes'
import { expect, test } from '../../harness/fixtures'
import { heights } from '../../harness/page/heights'
import { insistOnRendered, isFinished, isWhollyAlive } from '../../harness/page/rendered'
import { publicPages } from '../../harness/pages'

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
