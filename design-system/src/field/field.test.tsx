import { render, screen } from '@testing-library/react'
import { Field } from './field'

test('a field with an error is marked invalid and described by it', () => {
  render(<Field label="Pincode" error="Pincode is required" hint="Six digits" />)
  const input = screen.getByRole('textbox', { name: 'Pincode' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Six digits Pincode is required')
})

test('a field without an error has no description', () => {
  render(<Field label="Pincode" />)
  const input = screen.getByRole('textbox', { name: 'Pincode' })
  expect(input).toBeValid()
  expect(input).not.toHaveAccessibleDescription()
})
