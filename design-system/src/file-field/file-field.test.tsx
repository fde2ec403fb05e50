import { fireEvent, render, screen } from '@testing-library/react'
import { FileField } from './file-field'

/** Chooses files as browsers do: they fire no event while the value stays the same. */
function choose(input: HTMLInputElement, files: readonly File[]): void {
  const value = files.length > 0 ? `C:\\fakepath\\${files[0]?.name}` : ''
  if (value === input.value) return
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  Object.defineProperty(input, 'value', { value, configurable: true, writable: true })
  fireEvent.change(input)
}

test('the same file can be chosen again, and choosing none reports nothing', () => {
  const onFiles = jest.fn()
  render(<FileField label="Upload CSV" onFiles={onFiles} />)
  const input = screen.getByLabelText<HTMLInputElement>('Upload CSV')
  const file = new File(['on_hand'], 'stock.csv')
  choose(input, [file])
  choose(input, [file])
  choose(input, [])
  expect(onFiles.mock.calls).toEqual([[[file]], [[file]]])
})
