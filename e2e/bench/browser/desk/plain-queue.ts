import type { Browser, BrowserContext } from '@playwright/test'
import { CARD, profile } from './first-card'

/** The queue as the browser has it once it is filled, with its style and without script and web font. */
export async function plainQueue(
  browser: Browser,
  url: string,
  enter: (context: BrowserContext) => Promise<void>,
): Promise<string> {
  const { width, height } = profile
  const context = await browser.newContext({ viewport: { width, height } })
  try {
    await enter(context)
    const page = await context.newPage()
    await page.goto(url)
    await page.locator(CARD).first().waitFor()
    return await page.evaluate(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
        const style = document.createElement('style')
        style.textContent = [...(link.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n')
        link.replaceWith(style)
      }
      for (const style of document.querySelectorAll('style'))
        style.textContent = (style.textContent ?? '').replace(/@font-face\s*\{[^}]*\}/g, '')
      for (const more of document.querySelectorAll('script, noscript, link')) more.remove()
      return `<!doctype html>${document.documentElement.outerHTML}`
    })
  } finally {
    await context.close()
  }
}
