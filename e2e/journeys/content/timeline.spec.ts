import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/fixtures'

/** Returns the positions of the entries, in pixels relative to the viewport. */
function entries(page: Page) {
  return page
    .getByRole('region', { name: /^A legacy/ })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map((item) => {
        const { left, top, bottom } = item.getBoundingClientRect()
        return { left, top, bottom }
      }),
    )
}

test('above 768 px the entries alternate left and right [5.7]', { tag: '@desktop' }, async ({ shopper }) => {
  await shopper.page.setViewportSize({ width: 769, height: 900 })
  await shopper.opens('/about')
  const [first, ...others] = await entries(shopper.page)
  expect(others).toHaveLength(7)
  let above = first
  others.forEach((entry, at) => {
    if (at % 2 === 0) expect(entry.left).toBeGreaterThan(first?.left ?? 0)
    else expect(entry.left).toBe(first?.left)
    expect(entry.top).toBeGreaterThan(above?.top ?? 0)
    above = entry
  })
})

test('at 768 px or less the entries are below each other [5.7]', { tag: '@desktop' }, async ({ shopper }) => {
  await shopper.page.setViewportSize({ width: 768, height: 900 })
  await shopper.opens('/about')
  const all = await entries(shopper.page)
  expect(new Set(all.map(({ left }) => left)).size).toBe(1)
  all.slice(1).forEach((entry, at) => {
    expect(entry.top).toBeGreaterThan(all[at]?.bottom ?? 0)
  })
})
