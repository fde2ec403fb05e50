import { holdBackScripts } from '../../harness/browser/network/held-scripts'
import { expect } from '../../harness/expect'
import { heights } from '../../harness/page/heights'
import { insistOnRendered, isFinished, isWhollyAlive } from '../../harness/page/rendered'
import { publicPages } from '../../harness/pages'
import { pathsOfChanged } from '../../harness/shop/changed-remotes'
import { test } from '../../harness/shop/front/behind-front'

const paths = [...publicPages, '/login', '/register']

for (const path of pathsOfChanged(paths))
  test(`${path} does not move when its scripts and fonts arrive`, {
    tag: '@once',
  }, async ({ shopper, front }) => {
    const { page } = shopper
    insistOnRendered(front)
    const letScriptsCome = holdBackScripts(front)
    const letFontsCome = front.hold(/\.woff2$/)
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
