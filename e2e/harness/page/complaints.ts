import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'

const HASH_OF_NOTHING = createHash('sha384').digest('base64')

/** True for a complaint about an abandoned page's script, whose hash Firefox reports as wrong. */
export const isAbandonedScript = (complaint: string) => complaint.includes(HASH_OF_NOTHING)

/** Collects console errors and uncaught errors of a page from now on. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  const keep = (complaint: string) => isAbandonedScript(complaint) || complaints.push(complaint)
  page.on('pageerror', ({ message }) => keep(message))
  page.on('console', (message) => {
    // Chromium also reports the document's own status, even an expected 404.
    if (message.type() === 'error' && message.location().url !== page.url())
      keep(`${message.text()} ${message.location().url}`)
  })
  return complaints
}
