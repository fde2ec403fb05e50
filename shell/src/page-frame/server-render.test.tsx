/** @jest-environment node */
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { createStore } from 'shared-contracts/store'
import { NotFoundPage } from '../pages/not-found-page'
import { FrameWhileLoading } from './frame-while-loading'
import { ShopFrame } from './shop-frame'

function renderOnServer(path: string, Component: ComponentType) {
  const router = createMemoryRouter([{ Component, children: [{ path: '*', Component: NotFoundPage }] }], {
    initialEntries: [path],
  })
  return renderToString(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

test('the frame around a page is rendered without a browser', () => {
  const html = renderOnServer('/nowhere', ShopFrame)
  expect(html).toContain('aria-label="Main"')
  expect(html).toContain('This page is not in our tin')
  expect(html).toContain('SHOP BY SPICES BLENDS')
  expect(html).toContain('SUBSCRIBE')
})

test('so is the frame before its page is there', () => {
  expect(renderOnServer('/', FrameWhileLoading)).toContain('Loading')
})

test('the year is in nobody’s HTML, which may be kept over New Year', () => {
  const [, line] = renderOnServer('/', ShopFrame).replaceAll('<!-- -->', '').split('©')
  expect(line).toMatch(/^ +Kesar &amp; Clove, since\s2016/)
})

test('what one visitor has in the cart is in nobody’s HTML', () => {
  expect(renderOnServer('/', ShopFrame)).toContain('aria-label="CART"')
})
