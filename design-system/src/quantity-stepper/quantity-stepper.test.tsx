import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { QuantityStepper } from './quantity-stepper'

function Line() {
  const [quantity, setQuantity] = useState(1)
  return <QuantityStepper name="Turmeric Powder" value={quantity} onChange={setQuantity} />
}

test('plus and minus change the quantity, never below 1, and keep the focus [11.2]', async () => {
  render(<Line />)
  const group = within(screen.getByRole('group', { name: 'Quantity of Turmeric Powder' }))
  const minus = group.getByRole('button', { name: 'Decrease quantity' })
  await userEvent.click(group.getByRole('button', { name: 'Increase quantity' }))
  expect(group.getByText('2')).toBeVisible()
  await userEvent.click(minus)
  await userEvent.click(minus)
  expect(group.getByText('1')).toBeVisible()
  expect(minus).toHaveAttribute('aria-disabled', 'true')
  expect(minus).toHaveFocus()
})
