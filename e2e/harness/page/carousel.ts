import type { Locator, Page } from '@playwright/test'
import { expect } from '../expect'

const kits = ['Chole Masala', 'Curry Powder', 'Rasam Powder', 'Butter Paneer Masala']

/** Returns patterns for the names of `count` kits starting at `first`, wrapping around at the end. */
export const listKits = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => new RegExp(`^${kits[(first + at) % kits.length]}`))

/** Returns the carousel of that name, hydrated and in the middle of the screen. */
export async function carousel(page: Page, name: string): Promise<Locator> {
  const group = page.getByRole('group', { name })
  await group.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(group.locator('[data-alive]')).toBeVisible()
  return group
}

/** Finds the visible slides. */
export const inView = (group: Locator) => group.locator('li:not([inert])')
export const press = (group: Locator, name: string) =>
  group.getByRole('button', { name, exact: true }).click()
