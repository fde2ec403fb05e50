import type { Locator } from '@playwright/test'
import { expect } from '../expect'

/**
 * Replaces the content of a field by typing, as a person does. In Firefox (WebDriver BiDi) Playwright's `fill` and
 * `insertText` set the value by script, which React does not notice.
 */
export async function writes(field: Locator, text: string) {
  // React may be replacing the field at this moment.
  await expect(() => field.selectText()).toPass({ timeout: 30_000 })
  await field.page().keyboard.type(text)
}
