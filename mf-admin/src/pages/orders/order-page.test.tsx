import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import type { FakeApi } from 'shared-contracts/testing'
import { exampleCouriers, exampleOrder, exampleShipment } from '../../testing/example-order'
import { inTurn, openAdmin, refusals } from '../../testing/open-admin'

const call = 'GET /api/admin/orders/order-1'
const ok = (body: unknown) => ({ status: 200, body })
const shipped: AdminShipment = {
  ...exampleShipment,
  state: 'shipped',
  ...{ version: 3, courier: 'dtdc', courierName: 'DTDC', awb: 'D1000' },
  ...{ shippedAt: '2026-11-26T07:00:00.000Z', link: 'https://dtdc.example/D1000' },
}

function openOrder(order: Partial<AdminOrder> = {}, api: FakeApi = {}) {
  return openAdmin('/admin/orders/order-1', {
    role: 'packer',
    api: {
      [call]: ok({ ...exampleOrder, ...order }),
      'GET /api/admin/couriers': ok(exampleCouriers),
      ...api,
    },
  })
}

beforeEach(() => localStorage.clear())

test('the packer reaches the customer in one tap', async () => {
  openOrder()
  expect(await screen.findByRole('link', { name: 'Call 9845012345' })).toHaveAttribute(
    'href',
    'tel:+919845012345',
  )
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919845012345\?text=Dear/),
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(
    'ಅನನ್ಯಾ ರಾವ್\n24, 4th Cross, Jayanagar\nBengaluru 560011\nKarnataka\nIndia',
  )
})

test('shipping an order takes two taps and the number, with the last courier preselected', async () => {
  localStorage.setItem('admin-courier', 'dtdc')
  const { requests } = openOrder({}, { 'POST /api/admin/orders/order-1/ship': ok({ shipment: shipped }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  expect(await screen.findByLabelText('Courier')).toHaveDisplayValue('DTDC')
  await userEvent.type(screen.getByLabelText('Tracking number (AWB)'), 'd 10 00{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ship' })).toBeNull())
  const [sent, ...more] = requests.filter(({ url }) => url.endsWith('/ship'))
  expect(more).toEqual([])
  expect(sent).toMatchObject({
    body: { courier: 'dtdc', awb: 'D1000' },
    headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) },
  })
})

test('refunded pieces are shown separately, and only the rest is packed', async () => {
  openOrder({ open: [{ line: 0, quantity: 1 }], notSent: [{ line: 0, quantity: 1 }] })
  const piece = '1Turmeric Powder, 100 g'
  expect(await screen.findByRole('region', { name: 'To pack' })).toHaveTextContent(piece)
  expect(screen.getByRole('region', { name: 'Not shipped (refunded)' })).toHaveTextContent(piece)
})

test('a part of an order is shipped: the packer chooses the pieces', async () => {
  const { requests } = openOrder({}, { 'POST /api/admin/orders/order-1/ship': ok({ shipment: shipped }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  await userEvent.type(await screen.findByLabelText('Tracking number (AWB)'), 'D1000')
  await userEvent.click(screen.getByLabelText('Ship only some items'))
  const pieces = within(screen.getByRole('group', { name: 'Pieces of Turmeric Powder, 100 g' }))
  await userEvent.click(pieces.getByRole('button', { name: 'Fewer' }))
  await userEvent.click(pieces.getByRole('button', { name: 'Fewer' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ship order' }))
  expect(screen.getByText('Select at least one item')).toBeInTheDocument()
  await userEvent.click(pieces.getByRole('button', { name: 'More' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ship order' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ship' })).toBeNull())
  expect(requests.find(({ url }) => url.endsWith('/ship'))?.body).toMatchObject({
    lines: [{ line: 0, quantity: 1 }],
  })
})

test('documents are printed from the order’s page, which says what was printed before', async () => {
  const prints = [{ kind: 'label' as const, at: '2026-11-26T06:30:00.000Z', by: 'Asha' }]
  openOrder({ prints, shipments: [shipped] })
  const address = '/api/admin/documents/labels?orders=order-1&size=a6'
  expect(await screen.findByRole('link', { name: 'Print label' })).toHaveAttribute('href', address)
  const its = screen.getByRole('link', { name: 'Print shipment label' })
  expect(its).toHaveAttribute('href', `${address}&shipment=shipment-1`)
  expect(screen.getByText('Label printed 26 Nov, 12:00 pm by Asha')).toBeInTheDocument()
})

test('an invalid tracking number is not sent', async () => {
  const { requests } = openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  await userEvent.type(await screen.findByLabelText('Tracking number (AWB)'), '12{Enter}')
  expect(screen.getByLabelText('Tracking number (AWB)')).toBeInvalid()
  expect(requests.filter(({ url }) => url.endsWith('/ship'))).toEqual([])
})

test('a typed number stays when the response is lost, and the retry is the same call', async () => {
  const { requests } = openOrder(
    {},
    { 'POST /api/admin/orders/order-1/ship': inTurn({ status: 503, body: {} }, ok({ shipment: shipped })) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  await userEvent.type(await screen.findByLabelText('Tracking number (AWB)'), 'D1000{Enter}')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.getByLabelText('Tracking number (AWB)')).toHaveValue('D1000')
  await userEvent.click(screen.getByRole('button', { name: 'Ship order' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ship' })).toBeNull())
  const keys = requests
    .filter(({ url }) => url.endsWith('/ship'))
    .map(({ headers }) => (headers as Record<string, string>)['Idempotency-Key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe(keys[1])
})

test('a packer claims an order and marks it as packed, by key or by tap', async () => {
  const packing = { ...exampleShipment, state: 'packing', version: 1 } as const
  const { requests } = openOrder(
    {},
    {
      [call]: inTurn(ok(exampleOrder), ok({ ...exampleOrder, open: [], shipments: [packing] })),
      'POST /api/admin/orders/order-1/shipments': ok({ shipment: packing }),
      'POST /api/admin/shipments/shipment-1/pack': ok({ shipment: exampleShipment }),
    },
  )
  await screen.findByRole('button', { name: 'Start packing' })
  await userEvent.keyboard('p')
  expect(await screen.findByText('You are packing this')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Packed' }))
  await waitFor(() => expect(requests.at(-2)?.url).toBe('/api/admin/shipments/shipment-1/pack'))
})

test('shipping right after packing waits for the update, and is not refused', async () => {
  const packing = { ...exampleShipment, state: 'packing', version: 1 } as const
  const packed = { ...exampleShipment, version: 2 }
  const of = (shipment: AdminShipment) => ok({ ...exampleOrder, open: [], shipments: [shipment] })
  // The first response after the step may be outdated.
  const api = { [call]: inTurn(of(packing), of(packing)) }
  openOrder({}, { ...api, 'POST /api/admin/shipments/shipment-1/pack': ok({ shipment: packed }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Packed' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Ship' })).toHaveAttribute('aria-busy', 'true'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }))
  expect(screen.queryByRole('dialog', { name: 'Ship' })).toBeNull()
})

test('the second person learns who was first', async () => {
  openOrder({}, { 'POST /api/admin/orders/order-1/shipments': refusals.changedMeanwhile })
  await userEvent.click(await screen.findByRole('button', { name: 'Start packing' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Asha changed this on')
})

test('shipping can be undone until the customer is notified', async () => {
  const undoUntil = new Date(Date.now() + 60_000).toISOString()
  const { requests } = openOrder(
    { word: 'Shipped', open: [], shipments: [{ ...shipped, undoUntil }] },
    { 'POST /api/admin/shipments/shipment-1/undo': ok({ shipment: exampleShipment }) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo shipping' }))
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/undo'))).toBe(true))
})

test('once the customer has been notified, shipping cannot be undone, but the number can be corrected', async () => {
  const { requests } = openOrder(
    { word: 'Shipped', open: [], shipments: [{ ...shipped, undoUntil: '2026-01-01T00:00:00.000Z' }] },
    { 'PUT /api/admin/shipments/shipment-1/handover': ok({ shipment: shipped }) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Edit tracking number' }))
  expect(screen.queryByRole('button', { name: 'Undo shipping' })).toBeNull()
  const field = await screen.findByLabelText('Tracking number (AWB)')
  await userEvent.clear(field)
  await userEvent.type(field, 'D2000{Enter}')
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ version: 3, courier: 'dtdc', awb: 'D2000', isTold: true },
    }),
  )
})

test('an undelivered shipment comes back complete, and some of its goods are sold again', async () => {
  const comingBack = { ...shipped, state: 'coming-back', version: 4 } as const
  const { requests } = openOrder(
    { word: 'Coming back', open: [], shipments: [comingBack] },
    { 'POST /api/admin/shipments/shipment-1/returns': ok({ shipment: { ...shipped, state: 'back' } }) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as returned' }))
  await userEvent.selectOptions(await screen.findByLabelText('Condition'), 'Opened')
  await userEvent.type(screen.getByLabelText('Note'), 'Torn bag')
  await userEvent.click(screen.getByRole('button', { name: 'Save return' }))
  await waitFor(() =>
    expect(requests.find(({ url }) => url.endsWith('/returns'))).toMatchObject({
      headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) },
      body: {
        version: 4,
        note: 'Torn bag',
        lines: [{ line: 0, quantity: 2, condition: 'opened', reason: 'not-delivered', isForSale: false }],
      },
    }),
  )
})

const delivered: AdminShipment = { ...shipped, state: 'delivered' }
const returned = {
  ...{ id: 'back-1', number: 1, shipment: 'shipment-1', isUndelivered: false, by: 'Asha', note: 'By post' },
  ...{ at: '2026-01-01T06:30:00.000Z', undoUntil: '2026-01-01T06:32:00.000Z' },
  lines: [{ line: 0, quantity: 1, condition: 'damaged', reason: 'damaged', isForSale: false } as const],
}

test('a mistaken return can be undone until the customer is notified; after that the page says why not', async () => {
  const undoUntil = new Date(Date.now() + 60_000).toISOString()
  const order = { word: 'Delivered', open: [], shipments: [delivered] } as const
  const because = 'This return cannot be undone: it was refunded.'
  const { requests } = openOrder(
    {},
    {
      [call]: inTurn(
        ok({ ...exampleOrder, ...order, returns: [{ ...returned, undoUntil }] }),
        ok({ ...exampleOrder, ...order, returns: [{ ...returned, undoUntil }] }),
        ok({ ...exampleOrder, ...order }),
      ),
      'POST /api/admin/returns/back-1/undo': inTurn(
        { status: 409, body: { code: 'WRONG_STATE', message: because } },
        ok({ shipment: delivered }),
      ),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo return' }))
  expect(await screen.findByText(because)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo return' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Returned items' })).toBeNull())
  expect(requests.filter(({ url }) => url.endsWith('/undo'))).toHaveLength(2)
})

test('one piece of a delivered shipment is returned, and shown on the page', async () => {
  openOrder({ word: 'Delivered', open: [], shipments: [delivered], returns: [returned] })
  const goods = await screen.findByRole('list', { name: 'Returned items' })
  expect(screen.queryByRole('button', { name: 'Undo return' })).toBeNull()
  expect(goods).toHaveTextContent('1 x Turmeric Powder, 100 g. Damaged in transit. Damaged, not restocked.')
  await userEvent.click(screen.getByRole('button', { name: 'Record a return' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save return' }))
  expect(screen.getByText('Select at least one item')).toBeInTheDocument()
  expect(screen.getByText('of 1')).toBeInTheDocument()
})

test('an unpaid order is shown, and nobody can ship it', async () => {
  const { word: _, ...unpaid } = exampleOrder
  openAdmin('/admin/orders/order-1', { api: { [call]: ok({ ...unpaid, money: 'Failed' }) } })
  expect(await screen.findByText('Payment failed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull()
})

test('a corrected address sends the version that was seen', async () => {
  const { requests } = openOrder({}, { 'PUT /api/admin/orders/order-1/address': ok(exampleOrder) })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit address' }))
  const city = screen.getByLabelText('City')
  await userEvent.clear(city)
  await userEvent.type(city, 'Mysuru')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      version: 1,
      address: { city: 'Mysuru', firstName: 'ಅನನ್ಯಾ' },
    }),
  )
})

test('a note is written for colleagues', async () => {
  const { requests } = openOrder({}, { 'POST /api/admin/orders/order-1/notes': ok(exampleOrder) })
  await userEvent.type(await screen.findByLabelText('Note for your colleagues'), 'Ring twice')
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }))
  await waitFor(() =>
    expect(requests.find(({ url }) => url.endsWith('/notes'))?.body).toEqual({ text: 'Ring twice' }),
  )
  const history = screen.getByRole('region', { name: 'History' })
  expect(within(history).getByText(/Placed/)).toBeInTheDocument()
})

test('an ambiguous State is asked for on the sheet, and the shipment leaves after the answer', async () => {
  const question = 'Which State is "Bangalore"?'
  const asks = {
    status: 409,
    body: {
      code: 'INVOICE_ASKS',
      message: question,
      fields: { placeOfSupply: question, places: '29,33', order: 'order-1' },
    },
  }
  const { requests } = openOrder(
    {},
    {
      'POST /api/admin/orders/order-1/ship': inTurn(asks, ok({ shipment: shipped })),
      'POST /api/admin/orders/order-1/place-of-supply': ok({ message: 'The State is noted.' }),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  await userEvent.type(await screen.findByLabelText('Tracking number (AWB)'), 'D1000{Enter}')
  const states = await screen.findByLabelText(question)
  expect(within(states).getAllByRole('option').slice(1)).toHaveLength(2)
  await userEvent.selectOptions(states, 'Karnataka')
  await userEvent.click(screen.getByRole('button', { name: 'Save State' }))
  expect(await screen.findByText('State saved. Ship again.')).toBeInTheDocument()
  expect(requests.find(({ url }) => url.endsWith('/place-of-supply'))).toMatchObject({
    body: { place: '29' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Ship order' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Ship' })).toBeNull())
})

test('packs are scanned into the shipment with a keyboard scanner, and a wrong one stops', async () => {
  const vibrate = jest.fn()
  Object.assign(navigator, { vibrate })
  openOrder()
  const field = await screen.findByLabelText('Pack barcode')
  const card = within(screen.getByRole('region', { name: 'Scan packs' }))
  await userEvent.type(field, '8901234567890{Enter}')
  expect(card.getByRole('status')).toHaveTextContent('1 of 2: Turmeric Powder, 100 g. Scanned 1 of 2 packs.')
  await userEvent.type(field, '4006381333931{Enter}')
  expect(card.getByRole('alert')).toHaveTextContent('Wrong pack. 4006381333931 isn’t in this order.')
  expect(vibrate).toHaveBeenCalledTimes(1)
  await userEvent.type(field, '8901234567890{Enter}')
  expect(card.getByText('1/2')).toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'I’ve put it back' }))
  await userEvent.type(field, 'turmeric-100{Enter}')
  expect(card.getByRole('status')).toHaveTextContent('All packs scanned.')
  await userEvent.type(field, '8901234567890{Enter}')
  expect(card.getByRole('alert')).toHaveTextContent('One too many')
})

/** A camera that sees one code, as far as the admin uses it. */
function withCamera(getUserMedia: () => Promise<unknown>, code = '') {
  Object.assign(navigator, { mediaDevices: { getUserMedia } })
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  class BarcodeDetector {
    static getSupportedFormats = async () => ['ean_13', 'code_128']
    detect = async () => [{ rawValue: code }]
  }
  Object.assign(globalThis, { BarcodeDetector })
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices')
  Reflect.deleteProperty(globalThis, 'BarcodeDetector')
})

test('the label’s number is scanned into the form with the camera, which is then released', async () => {
  const stop = jest.fn()
  withCamera(async () => ({ getTracks: () => [{ stop }] }), 'D1000')
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Scan tracking number with the camera' }))
  await waitFor(() => expect(screen.getByLabelText('Tracking number (AWB)')).toHaveValue('D1000'))
  await waitFor(() => expect(stop).toHaveBeenCalled())
})

test('a person who does not allow the camera is asked to type', async () => {
  withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Scan packs with the camera' }))
  expect(
    await screen.findByText(/^Camera access is blocked\. Allow the camera, or type the number/),
  ).toBeInTheDocument()
})
