import { screen, waitFor, within } from '@testing-library/react'
import type { StockHistory, StockMovement, StockVariant } from 'shared-contracts/catalog/admin/stock-schema'
import { inTurn, openAdmin } from '../../testing/open-admin'
import { counted, turmericStock } from '../../testing/stock'

const PATH = '/admin/stock/turmeric-powder/turmeric-powder-100g'
const ADDRESS = `/api${PATH}`
const ok = (body: unknown) => ({ status: 200, body })
const movement: StockMovement = {
  ...{ id: 9, at: '2026-11-26T08:35:00.000Z', kind: 'shipped', quantity: -2, onHand: 10, by: 'The shop' },
  ...{ why: '', order: { id: 'order-1', orderId: 'ORD-7' } },
}
const twelve = counted({ onHand: 12, reserved: 2, available: 10, lowAt: 3, version: 7 })
const history = (variant: StockVariant, more: Partial<StockHistory> = {}) =>
  ok({ variant, movements: [movement], batches: [], ...more })

function openPack(variant: StockVariant, api: Parameters<typeof openAdmin>[1] = {}) {
  return openAdmin(PATH, { ...api, api: { [`GET ${ADDRESS}`]: history(variant), ...api?.api } })
}

const adjusted = (onHand: number) => ({
  [`POST ${ADDRESS}/adjustments`]: ok({ variant: counted({ onHand, available: onHand }) }),
})
const form = async () => within(await screen.findByRole('form', { name: 'Change stock' }))

test('received packs are added with a thumb, and the result is shown before it is saved', async () => {
  const batches = [{ id: 'batch-1', number: 'B2611', received: 0, shipped: 0, returned: 0 }]
  const { user, requests } = openPack(twelve, {
    role: 'packer',
    api: { [`GET ${ADDRESS}`]: history(twelve, { batches }), ...adjusted(14) },
  })
  const change = await form()
  await user.click(change.getByRole('button', { name: 'Packs received: one more' }))
  await user.click(change.getByRole('button', { name: 'Packs received: one more' }))
  expect(change.getByText('12 on hand → 14')).toBeInTheDocument()
  await user.selectOptions(change.getByLabelText(/^Batch/), 'B2611')
  await user.type(change.getByLabelText(/^Note/), 'From Erode')
  await user.click(change.getByRole('button', { name: 'Save 14 on hand' }))
  expect(await screen.findByText('Saved. 14 on hand.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
    url: `${ADDRESS}/adjustments`,
    headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) },
    body: { kind: 'received', quantity: 2, batch: 'batch-1', why: 'From Erode' },
  })
  expect(change.getByLabelText('Packs received')).toHaveValue('')
})

test('a mistyped number is explained beside its field, and nothing is sent', async () => {
  const { user, requests } = openPack(twelve)
  const change = await form()
  await user.selectOptions(change.getByLabelText('Reason'), 'Damaged or lost')
  await user.type(change.getByLabelText('Packs damaged or lost'), '13')
  await user.click(change.getByRole('button', { name: 'Save stock' }))
  expect(change.getByLabelText('Packs damaged or lost')).toHaveAccessibleDescription('Only 12 are on hand.')
  expect(change.getByLabelText('Packs damaged or lost')).toHaveFocus()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('a count is refused if the number has changed meanwhile, and the latest version can be loaded', async () => {
  const message = 'The number on hand has changed to 11 since you counted. Check it and try again.'
  const { user, requests } = openPack(twelve, {
    api: {
      [`GET ${ADDRESS}`]: inTurn(history(twelve), history(counted({ onHand: 11, available: 9, version: 8 }))),
      [`POST ${ADDRESS}/adjustments`]: inTurn(
        { status: 409, body: { code: 'CHANGED_MEANWHILE', message } },
        ok({ variant: counted({ onHand: 10, available: 8 }) }),
      ),
    },
  })
  const change = await form()
  await user.selectOptions(change.getByLabelText('Reason'), 'Counted')
  await user.type(change.getByLabelText('Packs on the shelf'), '10')
  await user.click(change.getByRole('button', { name: 'Save 10 on hand' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show latest version' }))
  expect(await screen.findByText('11 on hand → 10')).toBeInTheDocument()
  await user.click(change.getByRole('button', { name: 'Save 10 on hand' }))
  expect(await screen.findByText('Saved. 10 on hand.')).toBeInTheDocument()
  const sent = requests.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toMatchObject([{ version: 7 }, { version: 8 }])
})

test('the history shows each change, its person and its order, and older ones on request', async () => {
  const older: StockMovement = {
    ...{ id: 1, at: '2026-11-01T08:35:00.000Z', kind: 'received', quantity: 12, onHand: 12 },
    ...{ by: 'Asha', why: 'From Erode', batch: 'B2611' },
  }
  const { user } = openPack(twelve, {
    api: {
      [`GET ${ADDRESS}`]: history(twelve, { before: 9 }),
      [`GET ${ADDRESS}?before=9`]: history(twelve, { movements: [older] }),
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Changes of stock' }))
  expect(list.getByRole('listitem')).toHaveTextContent(
    'Shipped −210 on handThe shop, 26 Nov 2026, 2:05 pmOrder ORD-7',
  )
  expect(list.getByRole('link', { name: 'ORD-7' })).toHaveAttribute('href', '/admin/orders/order-1')
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(2))
  expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Received +12')
  expect(list.getAllByRole('listitem')[1]).toHaveTextContent('Batch B2611')
})

test('a pack is counted from the number on the shelf, and a blank number is explained', async () => {
  const { user, requests } = openPack(turmericStock, {
    role: 'editor',
    api: { [`POST ${ADDRESS}/counting`]: ok({ variant: twelve }) },
  })
  const start = within(await screen.findByRole('form', { name: 'Start counting' }))
  await user.click(start.getByRole('button', { name: 'Start counting' }))
  const onHand = start.getByLabelText('Packs on the shelf')
  expect(onHand).toHaveAccessibleDescription(/Enter how many packs are on the shelf\. Enter 0 for none\./)
  await user.type(onHand, '0')
  await user.type(start.getByLabelText(/^Alert me at/), '3')
  await user.click(start.getByRole('button', { name: 'Start counting' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ onHand: 0, lowAt: 3 }),
  )
})

test('counting is stopped only after a confirmation', async () => {
  const { user, requests } = openPack(twelve, {
    api: { [`DELETE ${ADDRESS}/counting`]: ok({ variant: turmericStock }) },
  })
  await user.click(await screen.findByRole('button', { name: 'Stop counting' }))
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop counting this pack?' }))
  await user.click(dialog.getByRole('button', { name: 'Stop counting' }))
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true))
})

test('the low-stock alert is changed, and a blank number turns it off', async () => {
  const { user, requests } = openPack(twelve, {
    api: { [`PUT ${ADDRESS}/low-at`]: ok({ variant: counted({ lowAt: null }) }) },
  })
  const alert = within(await screen.findByRole('form', { name: 'Low-stock alert' }))
  await user.clear(alert.getByLabelText('Alert me at'))
  await user.type(alert.getByLabelText('Alert me at'), 'few')
  await user.click(alert.getByRole('button', { name: 'Save alert' }))
  expect(alert.getByText('Enter a whole number of packs, such as 12.')).toBeInTheDocument()
  await user.clear(alert.getByLabelText('Alert me at'))
  await user.click(alert.getByRole('button', { name: 'Save alert' }))
  await waitFor(() => expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ lowAt: null }))
})

test('a packer counts, but does not decide what is counted', async () => {
  openPack(twelve, { role: 'packer' })
  expect(await screen.findByRole('form', { name: 'Change stock' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Stop counting' })).toBeNull()
  expect(screen.queryByRole('form', { name: 'Low-stock alert' })).toBeNull()
})

test('paid orders that lack packs, waiting shoppers and batches that disagree are pointed out', async () => {
  const variant = {
    ...counted({ onHand: 1, reserved: 3, available: 0, missing: 2 }),
    waiting: 4,
  }
  openPack(variant, {
    api: {
      [`GET ${ADDRESS}`]: history(variant, {
        batches: [{ id: 'b', number: 'B2611', received: 10, shipped: 7, returned: 1 }],
        agreement: { ofBatches: 4, difference: -3 },
      }),
    },
  })
  expect(await screen.findByRole('link', { name: 'Send or refund them' })).toHaveAttribute(
    'href',
    '/admin/money',
  )
  expect(screen.getByText('4 shoppers get an email when it’s back.')).toBeInTheDocument()
  expect(screen.getByText('10 received, 7 shipped, 1 returned: 4 left')).toBeInTheDocument()
  expect(screen.getByText(/there should be 4 packs, which is 3 more than on hand/)).toBeInTheDocument()
})
