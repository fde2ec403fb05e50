import type { Page } from '@playwright/test'

/** Opens one component of the gallery and waits for its fonts and images. */
export async function openEntry(page: Page, component: string) {
  await page.goto(`/${component}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  // A lazy image off screen may never load.
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager'
  })
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
}
