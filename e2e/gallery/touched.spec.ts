import { expect, type Page, test } from '@playwright/test'
import { openEntry } from './open-entry'

interface Control {
  name: string
  component: string
  /** The heading of its state. */
  state: string
  find: (state: ReturnType<Page['getByRole']>) => ReturnType<Page['getByRole']>
}

const controls: Control[] = [
  ...['ADD TO CART', 'OUR PRODUCTS', 'FIND MORE LIKE THIS', 'Cancel'].map(
    (name): Control => ({
      name: `button-${name.toLowerCase().replaceAll(' ', '-')}`,
      component: 'button',
      state: 'Variants',
      find: (state) => state.getByRole('button', { name }),
    }),
  ),
  {
    name: 'button-on-red',
    component: 'button',
    state: 'On red',
    find: (state) => state.getByRole('button'),
  },
  {
    name: 'text-link',
    component: 'text-link',
    state: 'Button, link and disabled',
    find: (state) => state.getByRole('link', { name: 'Forgot your Password?' }),
  },
  {
    name: 'icon-button',
    component: 'icon-button',
    state: 'Button, link and disabled',
    find: (state) => state.getByRole('button', { name: 'Open menu' }),
  },
  {
    name: 'product-card',
    component: 'product-card',
    state: 'On a listing, in a strip, without a picture, loading',
    find: (state) => state.getByRole('link', { name: 'Turmeric Powder' }),
  },
  {
    name: 'field',
    component: 'field',
    state: 'With an error',
    find: (state) => state.getByRole('textbox', { name: 'City' }),
  },
  {
    name: 'quantity-stepper',
    component: 'quantity-stepper',
    state: 'Compact',
    find: (state) => state.getByRole('button', { name: 'Increase quantity' }),
  },
  {
    name: 'address-card',
    component: 'address-card',
    state: 'Selected and not',
    find: (state) => state.getByRole('button', { name: 'Vikram Rao' }),
  },
  {
    name: 'tabs',
    component: 'tabs',
    state: 'The first of three selected',
    find: (state) => state.getByRole('tab', { name: 'Order Details' }),
  },
  {
    name: 'accordion',
    component: 'accordion',
    state: 'Rows of a menu, all closed',
    find: (state) => state.getByRole('button', { name: 'SHOP' }),
  },
  {
    name: 'invoice',
    component: 'invoice',
    state: 'At most one open',
    find: (state) => state.getByRole('button').first(),
  },
  {
    name: 'carousel',
    component: 'carousel',
    state: 'Two in view, with dots',
    find: (state) => state.getByRole('button', { name: 'Next' }),
  },
]

test.skip(({ hasTouch }) => Boolean(hasTouch), 'touch screens have no hover or tab key')

for (const { name, component, state, find } of controls) {
  test(`${name} looks unchanged on hover and focus`, async ({ page }) => {
    // The hover effect is an animation, which reduced motion switches off.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openEntry(page, component)
    const region = page.getByRole('region', { name: state, exact: true })
    await find(region).hover()
    await expect.soft(region).toHaveScreenshot(`${name}-hover.png`)
    await page.mouse.move(0, 0)
    await find(region).focus()
    await expect(region).toHaveScreenshot(`${name}-focus.png`)
  })
}
