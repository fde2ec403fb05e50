import type { Locator } from '@playwright/test'

/**
 * Replaces what stands in a field by typing, as a person does.
 * In Firefox (WebDriver BiDi) Playwright's `fill` and `insertText` set the value by script, which React does not notice.
 */
export async function writes(field: Locator, text: string) {
  await field.selectText()
  await field.page().keyboard.type(text)
}
