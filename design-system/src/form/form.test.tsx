import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { Form } from './form'

const form = (onSubmit: () => void) => (
  <Form aria-label="Login" noValidate onSubmit={onSubmit}>
    <input name="password" />
    <button type="submit">SIGN IN</button>
  </Form>
)

test('only the script submits a form', async () => {
  const onSubmit = jest.fn((event?: Event) => event?.defaultPrevented)
  render(form(onSubmit))
  await userEvent.click(screen.getByRole('button', { name: 'SIGN IN' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ defaultPrevented: true })
})

test('without a script no value appears in the address, and a sentence explains why', () => {
  document.body.innerHTML = renderToString(form(() => {}))
  const login = screen.getByRole<HTMLFormElement>('form', { name: 'Login' })
  expect(login.method).toBe('post')
  const reason = new URL(login.action).hash.slice(1)
  const without = new DOMParser().parseFromString(
    login.querySelector('noscript')?.innerHTML ?? '',
    'text/html',
  )
  expect(without.getElementById(reason)?.textContent).toBe(
    'This form needs JavaScript. Please turn it on in your browser, then reload this page.',
  )
})
