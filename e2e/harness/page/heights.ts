import type { Page } from '@playwright/test'

/** Returns the height of each part and heading of the page in whole pixels, including those off screen. */
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
