import type { Locator } from '@playwright/test'
import { expect } from '../expect'

/** Types as a person does. In Firefox (WebDriver BiDi), React misses values set by `fill` and `insertText`. */
export async function writes(field: Locator, text: string) {
  // React may be replacing the field at this moment.
  await expect(() => field.selectText()).toPass({ timeout: 30_000 })
  await field.page().keyboard.type(text)
}
