import type { Page } from '@playwright/test'

/** Opens one component of the gallery, and waits for its letters and pictures. */
export async function openEntry(page: Page, component: string) {
  await page.goto(`/${component}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  // One that is lazy and out of sight may never come.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
}
