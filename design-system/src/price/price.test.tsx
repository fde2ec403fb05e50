import { render } from '@testing-library/react'
import { Price } from './price'

test('a screen reader names the old price', () => {
  const { container } = render(<Price now="Rs 125" was="Rs 135" />)
  expect(container).toHaveTextContent('Was Rs 135 Now Rs 125')
})

test('a price without a former one is plain text', () => {
  const { container } = render(<Price now="Rs 125" />)
  expect(container).toHaveTextContent(/^Rs 125$/)
})
