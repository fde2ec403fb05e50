import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClaimsStrip } from './claims-strip'

test('screen readers read each claim once, and the movement can be stopped [4.4]', async () => {
  render(<ClaimsStrip claims={['No added colour', 'Single origin']} />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'No added colour',
    'Single origin',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Pause moving text' }))
  expect(screen.getByRole('region', { name: 'Why choose our spices' })).toHaveAttribute('data-paused', 'true')
  expect(screen.getByRole('button', { name: 'Play moving text' })).toBeVisible()
})
