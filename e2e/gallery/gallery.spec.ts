import { expect, test } from '@playwright/test'
import { contents } from '../../design-system/gallery/contents'
import { expectNoBarriers } from '../page/accessibility'
import { complaintsOf } from '../page/complaints'
import { openEntry } from './open-entry'

const components = Object.values(contents).flat()

for (const component of components) {
  test(`${component} looks as it did, without barriers or complaints`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await openEntry(page, component)
    await expect(page).toHaveScreenshot(`${component}.png`, { fullPage: true })
    await expectNoBarriers(page)
    expect(complaints).toEqual([])
  })
}

test('the table of contents leads to every component', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveCount(components.length)
  await expectNoBarriers(page)
})
