import type { Page } from '@playwright/test'

/** Puts texts into local storage, by their keys, before any script of a page runs. */
export function remember(page: Page, texts: Readonly<Record<string, string>>): Promise<unknown> {
  return page.addInitScript((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text)
  }, texts)
}
