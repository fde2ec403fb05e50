import type { Browser } from '@playwright/test'
import type { MeasuredPage } from '../../shop/measured-pages'
import { remember } from '../../shop/remember'

const LONGEST_MS = 30_000

/** Returns a client-rendered page's HTML after its scripts have run, with its style sheets inlined. */
export async function filledPage(
  browser: Browser,
  origin: string,
  { path, remembered = {} }: MeasuredPage,
): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  try {
    const page = await context.newPage()
    await remember(page, remembered)
    await page.goto(origin + path)
    await page.locator('main img').first().waitFor({ timeout: LONGEST_MS })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
        const style = document.createElement('style')
        style.textContent = [...(link.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n')
        link.replaceWith(style)
      }
    })
    return await page.content()
  } finally {
    await context.close()
  }
}
