import { render, screen } from '@testing-library/react'
import { Field } from './field'

test('a refused field is marked invalid and described by its error', () => {
  render(<Field label="Pincode" error="Pincode is required" hint="Six digits" />)
  const input = screen.getByRole('textbox', { name: 'Pincode' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Six digits Pincode is required')
})

test('a good field is described by nothing', () => {
  render(<Field label="Pincode" />)
  const input = screen.getByRole('textbox', { name: 'Pincode' })
  expect(input).toBeValid()
  expect(input).not.toHaveAccessibleDescription()
})
