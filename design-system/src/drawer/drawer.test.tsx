import '../testing/dialog-in-jsdom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { Drawer } from './drawer'

function Menu({ isOpen = false }: { isOpen?: boolean }) {
  const [open, setOpen] = useState(isOpen)
  return (
    <>
      <p>{open ? 'open' : 'closed'}</p>
      <Drawer
        id="menu"
        open={open}
        label="Menu"
        title="Kesar & Clove"
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <a href="/recipes">RECIPES</a>
      </Drawer>
    </>
  )
}

test('the menu panel has a name and calls onClose', async () => {
  render(<Menu isOpen />)
  expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(
    screen.getByRole('link', { name: 'RECIPES' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByText('closed')).toBeInTheDocument()
})

test('a closed panel is not reachable', () => {
  render(<Menu />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a panel opened before hydration stays open and closes like any other', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Menu />)
  container.querySelector('dialog')?.showModal()
  render(<Menu />, { container, hydrate: true })
  expect(screen.getByText('open')).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
