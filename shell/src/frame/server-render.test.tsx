/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { createStore } from 'shared-contracts/store'
import { yearInIndia } from 'shared-contracts/values/indian-time'
import { staticRouter } from '../routing/static-router'
import type { Shown } from '../routing/view'
import { App } from './app'
import { loadFooter } from './footer/touched-footer'

// The server waits for the footer's code too.
beforeAll(loadFooter)

function renderOnServer(shown: Shown, path = '/nowhere') {
  return renderToString(
    <App store={createStore()} router={staticRouter(path, shown, 'en')} language="en" words={undefined} />,
  )
}

test('the frame around a page is rendered without a browser', () => {
  const html = renderOnServer({ kind: 'unknown' })
  expect(html).toContain('aria-label="Main"')
  expect(html).toContain('This page isn’t in our spice tin')
  expect(html).toContain('SHOP BY SPICES BLENDS')
  expect(html).toContain('SUBSCRIBE')
})

test('the frame is rendered before its page is loaded, too', () => {
  expect(renderOnServer({ kind: 'loading' }, '/')).toContain('Loading')
})

test('the year and the buttons of the footer are in the HTML [3.7, 3.8]', () => {
  const html = renderOnServer({ kind: 'unknown' })
  const text = html.replaceAll(/<[^>]*>/g, '')
  expect(text).toContain(`© ${yearInIndia()} Kesar &amp; Clove, since\u00a02016`)
  expect(html.match(/<button[^>]*class="toggle" aria-expanded="false"/g)).toHaveLength(5)
})

test('the HTML from the server contains no visitor’s cart', () => {
  expect(renderOnServer({ kind: 'unknown' })).toContain('aria-label="CART"')
})
