import type { Page } from '@playwright/test'

/** What the page says to its developers from now on: errors of the console and errors nobody caught. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    // Chromium also reports the status of the document itself, which is 404 where it should be.
    if (message.type() === 'error' && message.location().url !== page.url())
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  return complaints
}
