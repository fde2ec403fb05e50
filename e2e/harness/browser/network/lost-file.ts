import type { Page } from '@playwright/test'

/**
 * Every request for a chunk of the shop fails until the journey calls the returned function.
 * @param chunk its name, such as 'touched-orders'
 */
export async function loseFile(page: Page, chunk: string): Promise<() => Promise<void>> {
  const files = new RegExp(`/${chunk}\\.\\w+\\.(js|css)`)
  await page.route(files, (route) => route.abort())
  return () => page.unroute(files)
}
