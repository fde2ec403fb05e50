import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MarkdownField } from './markdown-field'

function Example() {
  const [text, setText] = useState('A red chilli')
  return (
    <MarkdownField
      label="Text"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onEdit={setText}
    />
  )
}

function open() {
  render(<Example />)
  const field = screen.getByLabelText<HTMLTextAreaElement>('Text')
  field.setSelectionRange(2, 5)
  return { field, user: userEvent.setup() }
}

test('a button makes the selection bold, and the focus stays in the field', async () => {
  const { field, user } = open()
  await user.click(screen.getByRole('button', { name: 'Bold' }))
  expect(field).toHaveValue('A **red** chilli')
  expect(field).toHaveFocus()
  await user.keyboard('green')
  expect(field).toHaveValue('A **green** chilli')
})

test('the buttons are a group that works by keyboard', async () => {
  const { field, user } = open()
  expect(screen.getByRole('group', { name: 'Formatting' })).toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Heading' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('## A red chilli')
})

test('Ctrl+K turns the selection into a link', async () => {
  const { field, user } = open()
  field.focus()
  await user.keyboard('{Control>}k{/Control}')
  expect(field).toHaveValue('A [red](/address) chilli')
})
