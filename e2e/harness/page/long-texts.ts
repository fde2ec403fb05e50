import type { Page } from '@playwright/test'

/** 64 letters without a place to break. */
export const LONG_WORD = 'Extraordinarilyhandpoundedstonegroundkashmirichillipowderoffinest'

/** Lengthens every text on screen that may be data, and makes every price one of six digits. */
export async function hasLongTexts(page: Page) {
  await page.evaluate((word) => {
    const texts = 'h1, h2, h3, h4, p, td, dd, address, li, figcaption, summary'
    const labels = 'a, button, label, legend, th, dt, script, style, noscript, .visually-hidden'
    for (const root of document.querySelectorAll('main, dialog:modal')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const holder = text.parentElement?.closest(`${texts}, ${labels}`)
        const isCrumb = holder?.matches('nav ol a')
        if (/Rs [\d,.]+/.test(text.data)) text.data = text.data.replace(/Rs [\d,.]+/g, 'Rs 1,38,600.00')
        else if (/\p{L}/u.test(text.data) && (isCrumb || holder?.matches(texts))) text.data += ` ${word}`
      }
    }
  }, LONG_WORD)
}
