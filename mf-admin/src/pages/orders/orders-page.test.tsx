import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { askQueue } from '../../data/orders/ask-queue'
import { exampleCard } from '../../testing/example-order'
import { openAdmin } from '../../testing/open-admin'

const call = 'POST /api/admin/orders/search'
const second = { ...exampleCard, id: 'order-2', orderId: 'ORD-1795000000002', name: 'Ravi Kumar' }

function openQueue(path = '/admin', answer: object = { orders: [exampleCard, second], total: 2 }) {
  const asked: unknown[] = []
  const opened = openAdmin(path, {
    role: 'packer',
    api: {
      [call]: (body) => {
        asked.push(body)
        return { status: 200, body: answer }
      },
    },
  })
  return { ...opened, asked }
}

test('the queue starts with the orders to pack, and each card links to its order', async () => {
  const { asked } = openQueue()
  const card = await screen.findByRole('link', { name: /ಅನನ್ಯಾ ರಾವ್/ })
  expect(card).toHaveAttribute('href', '/admin/orders/order-1')
  expect(within(card).getByText('To pack')).toBeInTheDocument()
  expect(within(card).getByText('ship by 4 Dec')).toBeInTheDocument()
  expect(asked).toEqual([{ words: '', shipments: 'to-pack', money: 'any' }])
  expect(screen.getByRole('status')).toHaveTextContent('2 orders')
})

test('typed text is searched in all orders, and comes after the # of the address', async () => {
  const { asked, router } = openQueue('/admin?money=paid')
  await userEvent.type(await screen.findByRole('searchbox'), '5012')
  await waitFor(() => expect(asked.at(-1)).toEqual({ words: '5012', shipments: 'all', money: 'paid' }))
  expect(router.state.location).toMatchObject({ search: '?money=paid', hash: '#q=5012' })
})

test('filters are in the address, so that Back keeps them', async () => {
  const { router } = openQueue()
  await screen.findByRole('link', { name: /Ravi/ })
  await userEvent.selectOptions(screen.getByLabelText('Fulfilment'), 'Shipped')
  await userEvent.selectOptions(screen.getByLabelText('Payment'), 'Refunded')
  expect(router.state.location.search).toBe('?shipments=shipped&money=refunded')
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByLabelText('Payment')).toHaveDisplayValue('Paid and refunded'))
  expect(screen.getByLabelText('Fulfilment')).toHaveDisplayValue('Shipped')
})

test('keyboard shortcuts open the search and move from card to card', async () => {
  openQueue()
  await screen.findByRole('link', { name: /Ravi/ })
  await userEvent.keyboard('jj')
  expect(screen.getByRole('link', { name: /Ravi/ })).toHaveFocus()
  await userEvent.keyboard('k')
  expect(screen.getByRole('link', { name: /ಅನನ್ಯಾ/ })).toHaveFocus()
  await userEvent.keyboard('/')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await userEvent.keyboard('jk?')
  expect(screen.getByRole('searchbox')).toHaveValue('jk?')
})

test('single-key shortcuts can be turned off', async () => {
  openQueue()
  await screen.findByRole('link', { name: /Ravi/ })
  await userEvent.keyboard('?')
  await userEvent.click(await screen.findByLabelText('Use single-key shortcuts on this device'))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('/')
  expect(screen.getByRole('searchbox')).not.toHaveFocus()
  localStorage.clear()
})

test('labels and slips of selected orders are printed together, in the size last chosen on this device', async () => {
  openQueue()
  await userEvent.click(await screen.findByRole('button', { name: 'Print labels and slips' }))
  expect(screen.queryByRole('link', { name: /^Print/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: `Print ${exampleCard.orderId}` }))
  await userEvent.selectOptions(screen.getByLabelText('Label'), '80 mm roll')
  expect(screen.getByRole('link', { name: 'Print label' })).toHaveAttribute(
    'href',
    '/api/admin/documents/labels?orders=order-1&size=80mm',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Select first 2' }))
  expect(screen.getByRole('link', { name: 'Print labels for 2 orders' })).toHaveAttribute(
    'href',
    '/api/admin/documents/labels?orders=order-1,order-2&size=80mm',
  )
  const slips = screen.getByRole('link', { name: 'Print slips for 2 orders' })
  expect(slips).toHaveAttribute('href', '/api/admin/documents/slips?orders=order-1,order-2&size=a5')
  expect(slips).toHaveAttribute('target', '_blank')
  localStorage.clear()
})

test('an empty queue says that every order has left', async () => {
  openQueue('/admin', { orders: [], total: 0 })
  expect(await screen.findByText('All paid orders have been shipped.')).toBeInTheDocument()
})

test('orders packed by others, late ones and those with notes are marked', async () => {
  const inHand = [{ state: 'packing', by: 'Asha' }]
  openQueue('/admin', { orders: [{ ...exampleCard, inHand, isLate: true, hasNotes: true }], total: 1 })
  for (const words of ['Being packed by Asha', 'Late', 'Note'])
    expect(await screen.findByText(words)).toBeInTheDocument()
})

test('the list in the address is prefetched, and the page does not request it again', async () => {
  window.history.pushState(null, '', '/admin?shipments=shipped')
  const { asked, store } = openQueue('/admin?shipments=shipped')
  askQueue(store.dispatch)
  await screen.findByRole('link', { name: /Ravi/ })
  expect(asked).toEqual([{ words: '', shipments: 'shipped', money: 'any' }])
  window.history.pushState(null, '', '/')
})
