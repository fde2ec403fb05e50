import type { Page } from '@playwright/test'

/** What the browser says of the line (Network Information API), whatever that is. */
export async function pretendConnection(page: Page, { saveData }: { saveData: boolean }) {
  await page.addInitScript(
    (connection) => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection })
    },
    { saveData, effectiveType: '4g' },
  )
}
