import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion } from './accordion'

const items = [
  { id: 'shop', title: 'SHOP', content: <a href="/all-products">ALL PRODUCTS</a> },
  { id: 'discover', title: 'DISCOVER', content: <a href="/about">ABOUT US</a> },
]

test('one section is open at a time, and pressing the open one closes it', async () => {
  render(<Accordion items={items} />)
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'SHOP' }))
  expect(screen.getByRole('link', { name: 'ALL PRODUCTS' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'DISCOVER' }))
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'ABOUT US' })])
  await userEvent.click(screen.getByRole('button', { name: 'DISCOVER', expanded: true }))
  expect(screen.queryByRole('link')).toBeNull()
})
