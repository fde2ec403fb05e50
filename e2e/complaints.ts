import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

const HASH_OF_NOTHING = createHash('sha384').digest('base64')

/** Firefox takes a script that a page was left before for one that is not what was promised. */
export const isOfAScriptLeftBehind = (complaint: string) => complaint.includes(HASH_OF_NOTHING)

/** What the page says to its developers from now on: errors of the console and errors nobody caught. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  const keep = (complaint: string) => isOfAScriptLeftBehind(complaint) || complaints.push(complaint)
  page.on('pageerror', ({ message }) => keep(message))
  page.on('console', (message) => {
    // Chromium also reports the status of the document itself, which is 404 where it should be.
    if (message.type() === 'error' && message.location().url !== page.url())
      keep(`${message.text()} ${message.location().url}`)
  })
  return complaints
}
