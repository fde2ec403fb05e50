import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { AccordionItem } from './accordion'

function Shop() {
  const [open, setOpen] = useState(false)
  return (
    <AccordionItem title="SHOP" open={open} onToggle={() => setOpen(!open)}>
      <a href="/all-products">ALL PRODUCTS</a>
    </AccordionItem>
  )
}

test('a press opens a section, and another press closes it', async () => {
  render(<Shop />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'SHOP' }))
  expect(screen.getByRole('link', { name: 'ALL PRODUCTS' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'SHOP', expanded: true }))
  expect(screen.queryByRole('link')).toBeNull()
})
