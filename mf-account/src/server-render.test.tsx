/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { createStore } from 'shared-contracts/store'
import module from './module'

function renderOnServer(path: string): string {
  return renderToString(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[path.replace(':resetToken', 'token-1')]}>
        <Routes>
          {module.routes.map(({ path, Component }) => (
            <Route key={path} path={path} Component={Component} />
          ))}
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
}

test.each(module.routes.map(({ path }) => path))(
  '%s reaches the browser with one title in the HTML',
  (path) => {
    expect(renderOnServer(path).match(/<h1/g)).toHaveLength(1)
  },
)

test('the account waits for what the browser remembers before it asks anyone to log in', () => {
  const html = renderOnServer('/account')
  expect(html).toContain('Loading your account')
  expect(html).not.toContain('Please log in')
})
