import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './tabs'

const tabs = [
  { id: 'general', title: 'General' },
  { id: 'orders', title: 'Order Details' },
  { id: 'address', title: 'Your Address' },
] as const

function Account() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('general')
  return (
    <Tabs label="Account" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>Content of {selected}</p>
    </Tabs>
  )
}

test('pressing a tab shows its panel', async () => {
  render(<Account />)
  await userEvent.click(screen.getByRole('tab', { name: 'Order Details' }))
  expect(screen.getByRole('tab', { name: 'Order Details' })).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('tabpanel', { name: 'Order Details' })).toHaveTextContent('Content of orders')
})

test('the arrow keys cycle through the tabs, and Tab stops only at the selected one [17.1]', async () => {
  render(<Account />)
  await userEvent.tab()
  expect(screen.getByRole('tab', { name: 'General' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { name: 'Your Address' })).toHaveFocus()
  expect(screen.getByText('Content of address')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'General' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tab', { name: 'Your Address' })).toHaveFocus()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
})
