/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from 'shared-contracts/store'
import module from './server'

test.each([
  ['/cart', 'YOUR CART'],
  ['/shared-cart/cloves.50g:1', 'ADD THESE TO YOUR CART?'],
  ['/shared-cart/cloves', 'THIS LINK DOESN’T WORK'],
  ['/checkout', 'CHECKOUT'],
  ['/discount/DIWALI10', 'YOUR DISCOUNT CODE'],
  ['/thank-you?order_id=ORD-1', 'THANK YOU!'],
  ['/payment', 'Pay with PhonePe'],
  ['/payment/status', 'Invalid transaction ID'],
  ['/payment/status/T1', 'Payment status'],
])('the server renders %s', async (path, text) => {
  const routes = await Promise.all(
    module.routes.map(async ({ path, Component, lazy }) => ({
      path,
      Component: Component ?? (await lazy?.())?.Component,
    })),
  )
  const html = renderToString(
    <Provider store={createStore()}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </Provider>,
  )
  expect(html).toContain(text)
  expect(html.match(/<h1/g)).toHaveLength(1)
})

const onward = (lines: string) => module.leadsOn['/cart/:lines']?.({ lines })

test('a cart link redirects to the page of its lines', () => {
  expect(onward('cloves.50g:1,cumin.100g:2')).toBe('/shared-cart/cloves.50g%3A1%2Ccumin.100g%3A2')
})

test('an unreadable link does not redirect, so that its page can explain the problem', () => {
  expect(onward('//evil.example')).toBeUndefined()
})
