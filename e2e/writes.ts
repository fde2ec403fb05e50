import type { Locator } from '@playwright/test'

/**
 * Replaces what stands in a field by typing, as a person does.
 * Playwright's `fill` and `insertText` set the value by script in Firefox (WebDriver BiDi), which React does not hear of.
 */
export async function writes(field: Locator, text: string) {
  await field.selectText()
  await field.page().keyboard.type(text)
}
