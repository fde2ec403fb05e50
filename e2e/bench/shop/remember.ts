import type { Page } from '@playwright/test'

/** Sets local storage entries before any script of a page runs. */
export function remember(page: Page, texts: Readonly<Record<string, string>>): Promise<unknown> {
  return page.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, texts)
}
