import { render } from '@testing-library/react'
import { StickyBar } from './sticky-bar'

test('a page makes room for the bar as long as it shows', () => {
  const { unmount } = render(<StickyBar>ADD TO CART</StickyBar>)
  expect(document.body).toHaveAttribute('data-sticky-bar')
  unmount()
  expect(document.body).not.toHaveAttribute('data-sticky-bar')
})
