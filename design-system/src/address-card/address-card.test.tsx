import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddressCard } from './address-card'

test('the selected address is marked, and pressing it again calls onToggle', async () => {
  const onToggle = jest.fn()
  render(
    <AddressCard
      name="Ananya Rao"
      lines={['Bengaluru', 'Bengaluru', 'India']}
      selected
      onToggle={onToggle}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: /Ananya Rao/, pressed: true }))
  expect(onToggle).toHaveBeenCalledTimes(1)
})
