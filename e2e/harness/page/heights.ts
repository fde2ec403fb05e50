import type { Page } from '@playwright/test'

/** How high each part and heading of the page is, in whole pixels, also where it is off the screen. */
export function heights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('main section, main :is(h1, h2, h3), footer')].map(
        (part, index) => [
          `${index} ${part.tagName} ${part.textContent.trim().slice(0, 30)}`,
          Math.round(part.getBoundingClientRect().height),
        ],
      ),
    ),
  )
}
