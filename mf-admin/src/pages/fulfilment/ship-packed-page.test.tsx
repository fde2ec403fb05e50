import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { RowResult, RowToShip } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import type { FakeApi } from 'shared-contracts/testing'
import { keepWork } from '../../data/offline/cached-work'
import { connection } from '../../data/offline/connection'
import { waitingSteps } from '../../data/offline/waiting-steps'
import { exampleCouriers, exampleShipment } from '../../testing/example-order'
import { examplePacked } from '../../testing/example-packed'
import { exampleWork } from '../../testing/example-work'
import { buildSession, openAdmin } from '../../testing/open-admin'

const ok = (body: unknown) => ({ status: 200, body })
const rows = [examplePacked(1), examplePacked(2), examplePacked(3)]
const [first, second] = rows.map(({ orderId }) => orderId)

beforeEach(() => {
  localStorage.clear()
  connection.set(true)
})

const sentRows = (body: unknown) => (body as { shipments: RowToShip[] }).shipments
const toResults = (body: unknown, problems: Record<string, string> = {}) =>
  ok({
    results: sentRows(body).map(({ id }): RowResult => {
      const problem = problems[id]
      return { id, ...(problem && { problem }) }
    }),
  })

function openShip(api: FakeApi = {}, packed = rows) {
  return openAdmin('/admin/orders/ship', {
    role: 'packer',
    api: {
      'GET /api/admin/couriers': ok(exampleCouriers),
      'GET /api/admin/packed-shipments': ok({ packed, justShipped: [] }),
      'POST /api/admin/bulk-shipping/check': (body) => toResults(body),
      ...api,
    },
  })
}

const field = (orderId = '') => screen.getByRole('textbox', { name: `Tracking number for ${orderId}` })
const loaded = () => screen.findByRole('textbox', { name: `Tracking number for ${first}` })
const third = rows[2]?.orderId
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a scanner fills row after row without a tap, and all orders ship with one', async () => {
  let shipped: unknown
  const { requests } = openShip({
    'GET /api/admin/packed-shipments': () =>
      ok(
        shipped
          ? {
              packed: [],
              justShipped: rows.map((row) => ({
                ...row,
                shipment: {
                  ...row.shipment,
                  ...{ state: 'shipped', awb: 'D-1001', courierName: 'DTDC' },
                  undoUntil: new Date(Date.now() + 100_000).toISOString(),
                },
              })),
            }
          : { packed: rows, justShipped: [] },
      ),
    'POST /api/admin/bulk-shipping': (body) => {
      shipped = body
      return toResults(body)
    },
  })
  await loaded()
  await waitFor(() => expect(field(first)).toHaveFocus())
  await userEvent.selectOptions(screen.getByLabelText('Courier'), 'DTDC')
  await userEvent.click(field(first))
  await userEvent.keyboard('D-1001{Enter}ee123456789in{Enter}D-1003{Enter}')
  expect(screen.getByText('3 of 3 tracking numbers entered')).toBeInTheDocument()
  expect(screen.getByLabelText(`Courier for ${second}`)).toHaveDisplayValue('India Post')
  await press('Ship 3 orders')
  expect(await screen.findByText(/^3 orders shipped\. Customers get an email/)).toBeInTheDocument()
  expect(sentRows(shipped)).toEqual([
    { id: 'shipment-1', version: 2, courier: 'dtdc', awb: 'D-1001' },
    { id: 'shipment-2', version: 2, courier: 'india-post', awb: 'EE123456789IN' },
    { id: 'shipment-3', version: 2, courier: 'dtdc', awb: 'D-1003' },
  ])
  expect(requests.filter(({ url }) => url === '/api/admin/bulk-shipping')).toHaveLength(1)
  const done = await screen.findByRole('region', { name: 'Just shipped: 3 orders' })
  expect(within(done).getByRole('link', { name: 'Print labels for 3 orders' })).toHaveAttribute(
    'href',
    '/api/admin/documents/labels?orders=order-1,order-2,order-3&size=a6',
  )
})

test('each number is checked before it is sent, and errors are shown in its row and beside the button', async () => {
  const used = 'That tracking number is already used for order ORD-7. Check the number.'
  openShip({
    'POST /api/admin/bulk-shipping/check': (body) => toResults(body, { 'shipment-2': used }),
    'POST /api/admin/bulk-shipping': (body) => toResults(body, { 'shipment-2': used }),
  })
  await loaded()
  await userEvent.keyboard('D-1001{Enter}D-1002{Enter}')
  await waitFor(() => expect(field(second)).toHaveAccessibleDescription(used))
  expect(field(first)).toHaveAccessibleDescription('Ready to ship')
  expect(screen.getByRole('alert')).toHaveTextContent(
    `Check the tracking number of order ${second}. You can ship it once it’s correct.`,
  )
  await press('Ship 2 orders')
  expect(await screen.findByText(/^1 order shipped/)).toBeInTheDocument()
  expect(field(second)).toHaveValue('D-1002')
  expect(field(second)).toHaveAccessibleDescription(used)
})

test('Enter stays on a number that is wrong or scanned twice, so that the next scan replaces it', async () => {
  openShip()
  await loaded()
  await userEvent.keyboard('12{Enter}')
  expect(field(first)).toHaveFocus()
  expect(field(first)).toHaveAccessibleDescription('Enter a valid tracking number')
  await userEvent.keyboard('D-1001{Enter}D-1001{Enter}')
  expect(field(second)).toHaveFocus()
  expect(field(second)).toHaveAccessibleDescription(`You’ve also entered this number for order ${first}`)
  await userEvent.keyboard('D-1002{Enter}')
  expect(field(third)).toHaveFocus()
})

test('scanning the order number of a label moves to its row', async () => {
  openShip()
  await loaded()
  await userEvent.keyboard(`${third}{Enter}`)
  expect(field(third)).toHaveFocus()
  expect(field(first)).toHaveValue('')
})

test('a scan after the last row presses no button', async () => {
  const { requests } = openShip({}, rows.slice(0, 1))
  await loaded()
  await userEvent.keyboard('D-1001{Enter}D-1001{Enter}')
  expect(field(first)).toHaveValue('D-1001')
  expect(requests.filter(({ url }) => url === '/api/admin/bulk-shipping')).toEqual([])
})

test('a pasted list fills its rows, and reports the unusable lines before anything is sent', async () => {
  const { requests } = openShip()
  await loaded()
  await userEvent.click(screen.getByText('Paste a list or upload a CSV'))
  await userEvent.click(screen.getByLabelText('List of tracking numbers'))
  await userEvent.paste(`${second},D-1002,DTDC\n${first},D-1001\nORD-9,D-1009`)
  await press('Fill in tracking numbers')
  expect(field(first)).toHaveValue('D-1001')
  expect(field(second)).toHaveValue('D-1002')
  expect(screen.getByText('2 numbers filled in. Nothing has been shipped yet.')).toBeInTheDocument()
  expect(screen.getByText('Line 3: Order ORD-9 isn’t in the list of packed orders.')).toBeInTheDocument()
  expect(screen.getByLabelText(`Courier for ${second}`)).toHaveDisplayValue('DTDC')
  await waitFor(() => expect(field(first)).toHaveAccessibleDescription('Ready to ship'))
  expect(requests.filter(({ url }) => url === '/api/admin/bulk-shipping')).toEqual([])
})

test('a CSV fills the rows of its orders', async () => {
  openShip()
  await loaded()
  const csv = new File([`Order,Tracking number\r\n${third},D-1003\r\n`], 'numbers.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Or upload a CSV'), csv)
  await waitFor(() => expect(field(third)).toHaveValue('D-1003'))
})

test('a column of numbers pasted into a row fills that row and the empty ones after it', async () => {
  openShip()
  await loaded()
  await userEvent.click(field(second))
  await userEvent.paste('D-1002\r\nD-1003\r\n')
  expect([first, second, third].map((orderId) => field(orderId))).toMatchObject([
    { value: '' },
    { value: 'D-1002' },
    { value: 'D-1003' },
  ])
})

test('numbers survive leaving the screen, and a retry after a lost response has the same key', async () => {
  let isLost = true
  const api: FakeApi = {
    'POST /api/admin/bulk-shipping': (body) => {
      if (isLost) throw new TypeError('Failed to fetch')
      return toResults(body)
    },
  }
  const { unmount } = openShip(api)
  await loaded()
  await userEvent.keyboard('D-1001{Enter}')
  unmount()
  const { requests } = openShip(api)
  await waitFor(() => expect(field(first)).toHaveValue('D-1001'))
  await press('Ship 1 order')
  expect(
    await screen.findByText(/^The server isn’t responding\. Your tracking numbers are still here/),
  ).toBeVisible()
  isLost = false
  connection.set(true)
  await press('Ship 1 order')
  expect(await screen.findByText(/^1 order shipped/)).toBeInTheDocument()
  const sent = requests.filter(({ url }) => url === '/api/admin/bulk-shipping')
  expect(sent.map(({ headers }) => headers)).toEqual([
    { 'Idempotency-Key': expect.any(String) },
    sent[0]?.headers,
  ])
  expect(field(first)).toHaveValue('')
})

test('an undone order is packed again, and its number can be corrected', async () => {
  const shipment = {
    ...exampleShipment,
    state: 'shipped',
    courier: 'dtdc',
    courierName: 'DTDC',
    awb: 'D-1001',
  }
  const undoUntil = new Date(Date.now() + 100_000).toISOString()
  let isUndone = false
  openShip({
    'GET /api/admin/packed-shipments': () =>
      ok(
        isUndone
          ? { packed: rows, justShipped: [] }
          : { packed: [], justShipped: [{ ...rows[0], shipment: { ...shipment, undoUntil } }] },
      ),
    'POST /api/admin/shipments/shipment-1/undo': () => {
      isUndone = true
      return ok({ shipment: exampleShipment })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: `Undo shipping of ${first}` }))
  await waitFor(() => expect(field(first)).toHaveValue('D-1001'))
  expect(field(first)).toHaveFocus()
})

test('while offline, the packed orders saved on this device are queued for shipping', async () => {
  const [order] = exampleWork.orders
  if (!order) throw new Error('There is no order.')
  const kept = { ...order, open: [], shipments: [exampleShipment] }
  keepWork({ ...exampleWork, orders: [kept] }, buildSession('packer').person)
  const dead = () => {
    throw new TypeError('Failed to fetch')
  }
  openShip({
    'GET /api/admin/session': dead,
    'GET /api/admin/packed-shipments': dead,
    'GET /api/admin/couriers': dead,
  })
  await loaded()
  await userEvent.keyboard('D-1001{Enter}')
  await press('Ship 1 order')
  expect(await screen.findByText(/^1 order saved on this device/)).toBeInTheDocument()
  expect(waitingSteps().map(({ step }) => step)).toEqual([
    { kind: 'ship', id: 'shipment-1', version: 2, courier: 'india-post', awb: 'D-1001' },
  ])
  expect(screen.queryByRole('textbox', { name: /^Tracking number/ })).toBeNull()
})

test('the screen without packed orders says how orders get there', async () => {
  openShip({}, [])
  expect(await screen.findByRole('heading', { name: 'No packed orders' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Ship/ })).toBeNull()
})

test('a failure to load the packed orders can be retried', async () => {
  openShip({ 'GET /api/admin/packed-shipments': { status: 500, body: { code: 'INTERNAL', message: 'No.' } } })
  expect(await screen.findByText('Couldn’t load the packed orders')).toBeInTheDocument()
})
