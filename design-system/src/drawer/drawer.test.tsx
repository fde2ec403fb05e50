import '../testing/dialog-in-jsdom'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Drawer } from './drawer'

test('the menu panel is named and asks to be closed', async () => {
  const onClose = jest.fn()
  render(
    <Drawer open label="Menu" title="Kesar & Clove" onClose={onClose}>
      <a href="/recipes">RECIPES</a>
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' })).toContainElement(
    screen.getByRole('link', { name: 'RECIPES' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('a closed panel is out of reach', () => {
  render(
    <Drawer open={false} label="Menu" onClose={jest.fn()}>
      <a href="/recipes">RECIPES</a>
    </Drawer>,
  )
  expect(screen.queryByRole('link')).toBeNull()
})
