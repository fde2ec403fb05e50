import { expect, type Page, test } from '@playwright/test'
import { expectNoBarriers } from '../harness/page/accessibility'
import { openEntry } from './open-entry'

/** What has to be done before a state can be seen. */
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
    // Where less motion is asked for it stands still, and has nothing to pause.
    act: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.getByRole('button', { name: 'Pause moving text' }).click()
    },
  },
]

for (const { name, component, act } of acts) {
  test(`${name} looks as it did, without barriers`, async ({ page }) => {
    await openEntry(page, component)
    await act(page)
    await expect(page).toHaveScreenshot(`${name}.png`)
    await expectNoBarriers(page)
  })
}
