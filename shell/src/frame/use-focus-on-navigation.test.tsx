import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { useFocusOnNavigation } from './use-focus-on-navigation'

function Frame({ path, title }: { path: string; title: string }) {
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main, path)
  return (
    <main ref={main}>
      <h1 key={title}>{title}</h1>
      <button type="button">ADD TO CART</button>
    </main>
  )
}

const heading = (name: string) => screen.getByRole('heading', { name })

test('the focus waits on the heading of a loading page, and moves to its replacement [1.17]', async () => {
  const { rerender } = render(<Frame path="/" title="Home" />)
  expect(heading('Home')).not.toHaveFocus()
  rerender(<Frame path="/retails/taco" title="Loading Product..." />)
  await waitFor(() => expect(heading('Loading Product...')).toHaveFocus())
  rerender(<Frame path="/retails/taco" title="Taco Seasoning" />)
  await waitFor(() => expect(heading('Taco Seasoning')).toHaveFocus())
})

test('a shopper who has moved the focus keeps it', async () => {
  const { rerender } = render(<Frame path="/" title="Home" />)
  rerender(<Frame path="/retails/taco" title="Loading Product..." />)
  await waitFor(() => expect(heading('Loading Product...')).toHaveFocus())
  screen.getByRole('button').focus()
  rerender(<Frame path="/retails/taco" title="Taco Seasoning" />)
  // Mutation observers run in a microtask.
  await Promise.resolve()
  expect(screen.getByRole('button')).toHaveFocus()
})

test('a shopper who focuses something before the heading is focused keeps it', async () => {
  const { rerender } = render(<Frame path="/" title="Home" />)
  rerender(<Frame path="/retails/taco" title="Taco Seasoning" />)
  screen.getByRole('button').focus()
  await new Promise(requestAnimationFrame)
  expect(screen.getByRole('button')).toHaveFocus()
})

test('a link that stays on the next page gives the focus to its heading', async () => {
  const { rerender } = render(<Frame path="/" title="Home" />)
  screen.getByRole('button').focus()
  rerender(<Frame path="/retails/taco" title="Taco Seasoning" />)
  await waitFor(() => expect(heading('Taco Seasoning')).toHaveFocus())
})
