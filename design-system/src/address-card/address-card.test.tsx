import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddressCard } from './address-card'

test('the chosen address is marked, and pressing it again is reported', async () => {
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
