import { breakModule } from '../../harness/browser/network/broken-module'
import { blockRemote, loseReports, remotes } from '../../harness/browser/network/remotes'
import { expect } from '../../harness/expect'
import { isDrawn } from '../../harness/page/rendered'
import { hasChanged } from '../../harness/shop/changed-remotes'
import { test } from '../../harness/shop/front/behind-front'
import type { Shopper } from '../../harness/shopper/shopper'

const anySorry = /can’t be shown right now/

async function goesThroughTheFooter({ page, isOnAPhone }: Shopper, group: string, link: string) {
  const footer = page.getByRole('contentinfo')
  if (isOnAPhone) await footer.getByRole('button', { name: group }).click()
  await footer.getByRole('link', { name: link, exact: true }).click()
}

for (const { name, pages, other, sorry } of remotes.filter((remote) => hasChanged(remote.name))) {
  const [first = '/', second = '/'] = pages
  // All remotes are loaded the same way, so testing one in every engine is enough.
  const once = name === 'mf-catalog' ? [] : ['@once']

  test(`pages of ${name} show an error if it is missing, the rest of the shop works, and Retry restores them`, {
    tag: ['@phone', ...once],
  }, async ({ shopper, front }) => {
    const { page } = shopper
    blockRemote(front, name)
    await shopper.opens(second)
    await shopper.sees(sorry)
    await shopper.opens(first)
    await shopper.sees(sorry)
    await expect(page.getByRole('banner')).toBeVisible()
    await goesThroughTheFooter(shopper, 'SUPPORT', other)
    await expect(page.getByRole('heading', { level: 1, name: anySorry })).toHaveCount(0)
    await page.goBack()
    await shopper.sees(sorry)

    front.leaveAnswersToServer()
    await page.evaluate(() => void Object.assign(window, { hasNotReloaded: true }))
    await shopper.presses('Retry')
    await expect(page.getByRole('heading', { level: 1, name: anySorry })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => 'hasNotReloaded' in window)).toBe(true)
  })

  test(`Retry evaluates a module of ${name} again after it threw`, { tag: ['@desktop', ...once] }, async ({
    shopper,
  }) => {
    const { page } = shopper
    const mend = await breakModule(page, name)
    await shopper.opens(first)
    await shopper.sees(sorry)
    await mend()
    await shopper.presses('Retry')
    await expect(page.getByRole('heading', { level: 1, name: anySorry })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a page whose reporting code never loads logs no errors', {
  tag: ['@desktop', '@once'],
}, async ({ page, front }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  loseReports(front)
  const lost = page.waitForEvent('requestfailed')
  await page.goto('/')
  await lost
  // An unhandled rejection is reported after the frame in which it occurred.
  await isDrawn(page)
  expect(errors).toEqual([])
})
