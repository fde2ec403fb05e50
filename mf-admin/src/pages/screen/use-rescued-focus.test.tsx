import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useRescuedFocus } from './use-rescued-focus'

function Orders() {
  const content = useRescuedFocus()
  const [isShown, setShown] = useState(true)
  return (
    <>
      <div ref={content}>
        <section aria-label="Shipment">
          {isShown && (
            <p>
              <button type="button" onClick={() => setTimeout(() => setShown(false), 10)}>
                Undo
              </button>
            </p>
          )}
          <button type="button">Ship</button>
        </section>
      </div>
      <p>Elsewhere</p>
    </>
  )
}

const vanished = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())

test('the focus moves to the nearest part that is left when the pressed button disappears', async () => {
  render(<Orders />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await vanished()
  expect(screen.getByRole('region', { name: 'Shipment' })).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Ship' })).toHaveFocus()
})

test('somebody who has pressed elsewhere meanwhile is left alone', async () => {
  render(<Orders />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(screen.getByText('Elsewhere'))
  await vanished()
  expect(document.body).toHaveFocus()
})
