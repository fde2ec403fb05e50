/** @jest-environment node */
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { createStore } from 'shared-contracts/store'
import module from './module'
import { cloves, clovesFacts, turmeric } from './testing/example-products'

async function renderOnServer(path: string, id?: string) {
  const store = createStore({
    http: async ({ url }) => {
      const product = url?.endsWith('/facts') ? clovesFacts : turmeric
      return { status: 200, data: { success: true, data: id ? product : [turmeric, cloves] } }
    },
  })
  const route = module.routes.find((one) => one.path === path)
  await Promise.all(route?.preload?.(store.dispatch, { id }) ?? [])
  const { prelude } = await prerenderToNodeStream(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path.replace(':id', id ?? '')]}>
        <Routes>
          {module.routes.map(({ path, Component }) => (
            <Route key={path} path={path} Component={Component} />
          ))}
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
  const html = await text(prelude)
  store.dispatch({ type: 'api/resetApiState' })
  return html
}

const lists = module.routes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && path !== '/search')

test.each(lists)('the server sends %s with its products', async (path) => {
  const html = await renderOnServer(path)
  expect(html).toContain('Turmeric Powder')
  expect(html).toContain(`href="${path}/cloves"`)
  expect(html).toContain('From Rs 180.50')
})

test.each(lists)('the server sends a product under %s with its price', async (path) => {
  const html = await renderOnServer(`${path}/:id`, 'turmeric-powder')
  expect(html).toContain('>Turmeric Powder</h1>')
  expect(html).toContain('250 g - ₹290')
  expect(html).toContain('Rs 290')
  expect(html).toContain('href="/product/3"')
})
