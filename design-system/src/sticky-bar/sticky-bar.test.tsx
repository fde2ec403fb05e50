import { readFileSync } from 'node:fs'
import path from 'node:path'
import { render } from '@testing-library/react'
import { StickyBar } from './sticky-bar'

test('a page makes room for the bar while it is shown [8.14]', () => {
  const { unmount } = render(<StickyBar>ADD TO CART</StickyBar>)
  expect(document.body).toHaveAttribute('data-sticky-bar')
  unmount()
  expect(document.body).not.toHaveAttribute('data-sticky-bar')
})

test('the bar is for phones only [8.14]', () => {
  const sheet = readFileSync(path.join(__dirname, 'sticky-bar.module.css'), 'utf8')
  expect(sheet).toMatch(/@media \(min-width: 769px\) \{\s*\.bar \{\s*display: none;/)
})
