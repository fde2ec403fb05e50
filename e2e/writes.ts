import type { Locator } from '@playwright/test'

/**
 * Replaces what stands in a field by typing, as a person does.
 * Playwright's `fill` sets the value by script, which React does not hear of in Firefox over WebDriver BiDi.
 */
export async function writes(field: Locator, text: string) {
  await field.selectText()
  await field.page().keyboard.insertText(text)
}
