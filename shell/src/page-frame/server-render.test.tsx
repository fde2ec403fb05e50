/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { createStore } from 'shared-contracts/store'
import { App } from '../app'
import { loadFooter } from '../footer/touched-footer'
import { staticRouter } from '../routing/static-router'
import type { Shown } from '../routing/view'

// The server waits for it.
beforeAll(loadFooter)

function renderOnServer(shown: Shown, path = '/nowhere') {
  return renderToString(
    <App store={createStore()} router={staticRouter(path, shown, 'en')} language="en" words={undefined} />,
  )
}

test('the frame around a page is rendered without a browser', () => {
  const html = renderOnServer({ kind: 'unknown' })
  expect(html).toContain('aria-label="Main"')
  expect(html).toContain('This page is not in our tin')
  expect(html).toContain('SHOP BY SPICES BLENDS')
  expect(html).toContain('SUBSCRIBE')
})

test('so is the frame before its page is there', () => {
  expect(renderOnServer({ kind: 'loading' }, '/')).toContain('Loading')
})

test('the year is in nobody’s HTML, which may be kept over New Year [3.7]', () => {
  const [, line] = renderOnServer({ kind: 'unknown' })
    .replaceAll(/<[^>]*>/g, '')
    .split('©')
  expect(line).toMatch(/^ +Kesar &amp; Clove, since\s2016/)
})

test('what one visitor has in the cart is in nobody’s HTML', () => {
  expect(renderOnServer({ kind: 'unknown' })).toContain('aria-label="CART"')
})
