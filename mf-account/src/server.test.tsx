/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { createStore } from 'shared-contracts/store'
import module from './module'

async function renderOnServer(pattern: string): Promise<string> {
  const page = await module.routes.find(({ path }) => path === pattern)?.lazy?.()
  return renderToString(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[pattern.replace(/:\w+/, 'token-1')]}>
        <Routes>
          <Route path={pattern} Component={page?.Component} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
}

test.each(module.routes.map(({ path }) => path))('the server sends %s with one title', async (path) => {
  expect((await renderOnServer(path)).match(/<h1/g)).toHaveLength(1)
})

test("the server does not render the login prompt before the browser's storage is read", async () => {
  const html = await renderOnServer('/account')
  expect(html).toContain('Loading your account')
  expect(html).not.toContain('Please log in')
})
