import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordField } from './password-field'

test('the eye shows and hides the typed password', async () => {
  render(<PasswordField label="Password" />)
  const input = screen.getByLabelText(/password/i)
  await userEvent.type(input, 'turmeric')
  expect(input).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(input).toHaveAttribute('type', 'text')
  expect(input).toHaveValue('turmeric')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(input).toHaveAttribute('type', 'password')
})
