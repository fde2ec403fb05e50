import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { FakeApi } from 'shared-contracts/testing'
import { askQueue } from '../../data/orders/ask-queue'
import { exampleCard } from '../../testing/example-order'
import { openAdmin } from '../../testing/open-admin'

const call = 'POST /api/admin/orders/search'
const second = { ...exampleCard, id: 'order-2', orderId: 'ORD-1795000000002', name: 'Ravi Kumar' }

function openQueue(
  path = '/admin',
  answer: object = { orders: [exampleCard, second], total: 2 },
  api: FakeApi = {},
) {
  const searches: unknown[] = []
  const opened = openAdmin(path, {
    role: 'packer',
    api: {
      ...api,
      [call]: (body) => {
        searches.push(body)
        return { status: 200, body: answer }
      },
    },
  })
  return { ...opened, searches }
}

test('the queue starts with the orders to pack, and each card links to its order', async () => {
  const { searches } = openQueue()
  const card = await screen.findByRole('link', { name: /ಅನನ್ಯಾ ರಾವ್/ })
  expect(card).toHaveAttribute('href', '/admin/orders/order-1')
  expect(within(card).getByText('To pack')).toBeInTheDocument()
  expect(within(card).getByText('ship by 4 Dec')).toBeInTheDocument()
  expect(searches).toEqual([{ words: '', shipments: 'to-pack', money: 'any' }])
  expect(screen.getByRole('status')).toHaveTextContent('2 orders')
})

test('typed text searches all orders, and comes after the # of the address', async () => {
  const { searches, router } = openQueue('/admin?money=paid')
  await userEvent.type(await screen.findByRole('searchbox'), '5012')
  await waitFor(() => expect(searches.at(-1)).toEqual({ words: '5012', shipments: 'all', money: 'paid' }))
  expect(router.state.location).toMatchObject({ search: '?money=paid', hash: '#q=5012' })
})

test('a filter chosen while typing keeps the typed text', async () => {
  const { searches } = openQueue('/admin#q=ravi')
  const field = await screen.findByRole('searchbox')
  await userEvent.clear(field)
  await userEvent.type(field, '5012')
  await userEvent.selectOptions(screen.getByLabelText('Fulfilment'), 'Shipped')
  await waitFor(() => expect(searches.at(-1)).toMatchObject({ words: '5012', shipments: 'shipped' }))
  expect(searches).not.toContainEqual(expect.objectContaining({ words: 'ravi', shipments: 'shipped' }))
  expect(field).toHaveValue('5012')
})

test('a press on Orders in the navigation leaves the search', async () => {
  const { searches, router } = openQueue('/admin#q=ravi')
  await screen.findByRole('link', { name: /Ravi/ })
  await userEvent.click(screen.getByRole('link', { name: 'Orders' }))
  await waitFor(() => expect(searches.at(-1)).toMatchObject({ words: '', shipments: 'to-pack' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  await new Promise((done) => setTimeout(done, 400))
  expect(router.state.location).toMatchObject({ pathname: '/admin', hash: '' })
})

test('the lists that need work show how many orders are in them, and open with one tap', async () => {
  const { searches } = openQueue('/admin', undefined, {
    'GET /api/admin/counts': { status: 200, body: { toPack: 20, partShipped: 1, comingBack: 0 } },
  })
  expect(await screen.findByRole('button', { name: 'To pack: 20' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'Coming back: 0' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Part shipped: 1' }))
  await waitFor(() => expect(searches.at(-1)).toMatchObject({ shipments: 'part-shipped' }))
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
  await userEvent.click(await screen.findByRole('button', { name: 'Select orders' }))
  expect(screen.queryByRole('link', { name: /^Print/ })).not.toBeInTheDocument()
  // In selection mode, a tap on the card also selects the order.
  await userEvent.click(screen.getByRole('link', { name: new RegExp(exampleCard.orderId) }))
  expect(screen.getByRole('checkbox', { name: `Select ${exampleCard.orderId}` })).toBeChecked()
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

test('selected orders are marked as packed at once, after a warning that they are not scanned', async () => {
  const { user, requests } = openQueue('/admin', undefined, {
    'POST /api/admin/bulk-packing': {
      status: 200,
      body: { results: [{ id: 'order-1' }, { id: 'order-2', problem: 'Asha is packing this order.' }] },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Select orders' }))
  await user.click(screen.getByRole('button', { name: 'Select first 2' }))
  expect(screen.getByText(/^The packs of these orders aren’t scanned\./)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Mark 2 orders as packed' }))
  const result = await screen.findByText('1 order packed.')
  expect(document.activeElement).toContainElement(result)
  expect(document.body).not.toHaveFocus()
  expect(screen.getByText(`${second.orderId}: Asha is packing this order.`)).toBeInTheDocument()
  expect(requests.find(({ url }) => url.endsWith('/bulk-packing'))?.body).toEqual({
    orders: ['order-1', 'order-2'],
  })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Ship packed orders' })).toHaveAttribute(
    'href',
    '/admin/orders/ship',
  )
})

test('an empty queue says that all orders have shipped', async () => {
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
  const { searches, store } = openQueue('/admin?shipments=shipped')
  askQueue(store.dispatch)
  await screen.findByRole('link', { name: /Ravi/ })
  expect(searches).toEqual([{ words: '', shipments: 'shipped', money: 'any' }])
  window.history.pushState(null, '', '/')
})
