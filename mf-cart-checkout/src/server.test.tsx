/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from 'shared-contracts/store'
import module from './module'

test.each([
  ['/cart', 'YOUR CART'],
  ['/checkout', 'CHECKOUT'],
  ['/thank-you?order_id=ORD-1', 'THANK YOU!'],
  ['/payment', 'Pay with PhonePe'],
  ['/payment/status', 'Invalid transaction ID'],
  ['/payment/status/T1', 'Payment status'],
])('%s is rendered without a browser', async (path, text) => {
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
