import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { expectNoBarriers } from '../page/accessibility'
import { complaintsOf } from '../page/complaints'
import { openEntry } from './open-entry'

const folder = path.resolve(import.meta.dirname, '../../design-system/gallery')
const components = readdirSync(folder).flatMap((file) => /^(.+)\.gallery\.tsx$/.exec(file)?.[1] ?? [])

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
