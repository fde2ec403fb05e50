import '../testing/dialog-in-jsdom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../button/button'
import { Dialog } from './dialog'

function Checkout({ locked }: { locked?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>PAY NOW</Button>
      <Dialog
        open={open}
        title="Confirm Your Order"
        onClose={close}
        locked={locked}
        actions={<Button onClick={close}>Cancel</Button>}
      >
        Total Rs 550.00
      </Dialog>
    </>
  )
}

async function openDialog(locked?: boolean) {
  render(<Checkout locked={locked} />)
  await userEvent.click(screen.getByRole('button', { name: 'PAY NOW' }))
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Confirm Your Order' })
}

test('cancelling closes the dialog and returns the focus', async () => {
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'PAY NOW' })).toHaveFocus()
})

test('a closed dialog fades for 300 ms and is then removed from the page [11.11]', async () => {
  jest.useFakeTimers({ advanceTimers: true })
  await openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  act(() => jest.advanceTimersByTime(250))
  expect(screen.getByText('Total Rs 550.00')).toBeInTheDocument()
  act(() => jest.advanceTimersByTime(50))
  expect(screen.queryByText('Total Rs 550.00')).not.toBeInTheDocument()
  jest.useRealTimers()
})

test('a form that is ready when its dialog opens has the focus in its first field, not on Close', async () => {
  const content = (
    <>
      <input type="checkbox" aria-label="Email the customer" />
      <input aria-label="Link" readOnly value="https://example.com" />
      <input aria-label="Tracking number" />
    </>
  )
  const dialog = (open: boolean) => (
    <Dialog open={open} title="Ship" onClose={jest.fn()}>
      {content}
    </Dialog>
  )
  const { rerender } = render(dialog(false))
  rerender(dialog(true))
  expect(screen.getByRole('textbox', { name: 'Tracking number' })).toHaveFocus()
})

test('the focus cycles inside the dialog', async () => {
  await openDialog()
  const [close, cancel] = [
    screen.getByRole('button', { name: 'Close' }),
    screen.getByRole('button', { name: 'Cancel' }),
  ]
  expect(close).toHaveFocus()
  await userEvent.tab({ shift: true })
  expect(cancel).toHaveFocus()
  await userEvent.tab()
  expect(close).toHaveFocus()
})

test.each(['cancel', 'click'])('Escape and a press on the backdrop close the dialog (%s)', async (type) => {
  const dialog = await openDialog()
  fireEvent(dialog, new Event(type, { cancelable: true }))
  expect(dialog).not.toHaveAttribute('open')
})

test.each(['popstate', 'pagehide'])('the dialog closes when the page is left (%s)', async (type) => {
  const dialog = await openDialog()
  fireEvent(window, new Event(type))
  expect(dialog).not.toHaveAttribute('open')
})

test('nothing closes the dialog while a payment is running', async () => {
  const dialog = await openDialog(true)
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  fireEvent.click(dialog)
  fireEvent(window, new Event('popstate'))
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled()
  expect(dialog).toHaveAttribute('open')
})

test('leaving the page with the dialog open returns the focus', () => {
  const { rerender } = render(
    <div>
      <Button>PAY NOW</Button>
    </div>,
  )
  screen.getByRole('button', { name: 'PAY NOW' }).focus()
  rerender(
    <div>
      <Button>PAY NOW</Button>
      <Dialog open title="Confirm Your Order" onClose={jest.fn()}>
        Total Rs 550.00
      </Dialog>
    </div>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  rerender(
    <div>
      <Button>PAY NOW</Button>
    </div>,
  )
  expect(screen.getByRole('button', { name: 'PAY NOW' })).toHaveFocus()
})
