import { render, screen } from '@testing-library/react'
import { WidgetBoundary } from 'design-system/error-state/widget-boundary'
import { shop } from 'shared-contracts/platform/shop'
import { ShellCrash } from './shell-crash'

function Broken(): never {
  throw new Error('broken')
}

test('a part of the frame that breaks leaves the rest alone', () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <footer>
      <WidgetBoundary>
        <Broken />
      </WidgetBoundary>
      <WidgetBoundary fallback={<p>The newsletter is away.</p>}>
        <Broken />
      </WidgetBoundary>
      <WidgetBoundary>
        <p>Made in Bangalore</p>
      </WidgetBoundary>
    </footer>,
  )
  expect(screen.getByRole('contentinfo')).toHaveTextContent('The newsletter is away.Made in Bangalore')
  complaints.mockRestore()
})

test('a shop whose frame breaks says that the cart is safe, and offers a reload', () => {
  render(<ShellCrash />)
  expect(screen.getByRole('heading', { level: 1, name: `${shop.brand} ran into a problem` })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Your cart is saved in this browser')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})
