import type { Page } from '@playwright/test'

/** Sets the connection that the browser reports (Network Information API). */
export async function pretendConnection(page: Page, { saveData }: { saveData: boolean }) {
  await page.addInitScript(
    (connection) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
    },
    { saveData, effectiveType: '4g' },
  )
}
