import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Reads } from 'shared-contracts/words'
import { ErrorState } from './error-state/error-state'
import { OrderTotals } from './order-totals/order-totals'
import { QuantityStepper } from './quantity-stepper/quantity-stepper'

const words = {
  Retry: 'फिर कोशिश करें',
  'Quantity of {name}': '{name} की मात्रा',
  'Increase quantity': 'मात्रा बढ़ाएँ',
  'Tax ({percent}%)': 'टैक्स ({percent}%)',
}

test('the components have their own texts in Hindi', async () => {
  const handleRetry = jest.fn()
  const handleChange = jest.fn()
  render(
    <Reads language="hi" words={words}>
      <ErrorState title="…" onRetry={handleRetry} />
      <QuantityStepper name="जीरा" value={1} onChange={handleChange} />
    </Reads>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'फिर कोशिश करें' }))
  await userEvent.click(screen.getByRole('button', { name: 'मात्रा बढ़ाएँ' }))
  expect(screen.getByRole('group', { name: 'जीरा की मात्रा' })).toBeVisible()
  expect(handleRetry).toHaveBeenCalledTimes(1)
  expect(handleChange).toHaveBeenCalledWith(2)
})

test('a text without a translation stays English', () => {
  render(
    <Reads language="hi" words={words}>
      <OrderTotals subtotal="Rs 1" shipping="Rs 0" tax="Rs 0" taxPercent={5} total="Rs 1" />
    </Reads>,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Sub total',
    'Shipping',
    'टैक्स (5%)',
    'Total',
  ])
})
