import { expect, test } from '@playwright/test'
import { contents } from '../../design-system/gallery/contents'
import { expectNoBarriers } from '../harness/page/accessibility'
import { collectComplaints } from '../harness/page/complaints'
import { openEntry } from './open-entry'

// The components of a group share a page: the browser's cache halves the time.
for (const [group, components] of Object.entries(contents))
  test(`all ${group} look unchanged, and have no accessibility or console errors`, async ({ page }) => {
    const complaints = collectComplaints(page)
    for (const component of components)
      await test.step(component, async () => {
        await openEntry(page, component)
        await expect.soft(page).toHaveScreenshot(`${component}.png`, { fullPage: true })
        await expectNoBarriers(page)
      })
    expect(complaints).toEqual([])
  })

test('the table of contents links to every component', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('main').getByRole('link')
  await expect(links).toHaveCount(Object.values(contents).flat().length)
  await expectNoBarriers(page)
})
