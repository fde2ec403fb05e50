import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from '../harness/page/accessibility'
import { openEntry } from './open-entry'

/** Actions that bring a component into a state. */
const acts: { name: string; component: string; act: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'dialog-open',
    component: 'dialog',
    act: (page) => page.getByRole('button', { name: 'Open', exact: true }).click(),
  },
  {
    name: 'dialog-locked',
    component: 'dialog',
    act: (page) => page.getByRole('button', { name: 'Open, locked' }).click(),
  },
  {
    name: 'drawer-open',
    component: 'drawer',
    act: (page) => page.getByRole('button', { name: 'Open' }).click(),
  },
  {
    name: 'toast-shown',
    component: 'toast',
    act: (page) => page.getByRole('button', { name: 'Show' }).click(),
  },
  {
    name: 'invoice-open',
    component: 'invoice',
    act: (page) => page.getByRole('button', { name: /ORD-1024/ }).click(),
  },
  {
    name: 'password-field-shown',
    component: 'password-field',
    act: (page) => page.getByRole('button', { name: 'Show password' }).first().click(),
  },
  {
    name: 'form-with-problems',
    component: 'form',
    act: (page) => page.getByRole('button', { name: 'SAVE ADDRESS' }).click(),
  },
  {
    name: 'claims-strip-paused',
    component: 'claims-strip',
    // With reduced motion the component stands still and cannot be paused.
    act: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.getByRole('button', { name: 'Pause moving text' }).click()
    },
  },
]

for (const { name, component, act } of acts) {
  test(`${name} looks unchanged, and has no accessibility errors`, async ({ page }) => {
    await openEntry(page, component)
    await act(page)
    await expect(page).toHaveScreenshot(`${name}.png`)
    await expectNoBarriers(page)
  })
}
