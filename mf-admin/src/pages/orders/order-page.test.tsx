import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import type { FakeApi } from 'shared-contracts/testing'
import { exampleCard, exampleCouriers, exampleOrder, exampleShipment } from '../../testing/example-order'
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

test('the packer contacts the customer in one tap', async () => {
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

test('a number’s format selects its courier, until the packer chooses one', async () => {
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  const courier = await screen.findByLabelText('Courier')
  expect(courier).toHaveDisplayValue('India Post')
  await userEvent.type(screen.getByLabelText('Tracking number (AWB)'), 'd12345678')
  expect(courier).toHaveDisplayValue('DTDC')
  await userEvent.selectOptions(courier, 'India Post')
  await userEvent.type(screen.getByLabelText('Tracking number (AWB)'), '{Backspace}9')
  expect(courier).toHaveDisplayValue('India Post')
})

test('a tracking number of another order is refused, at the field and beside the button', async () => {
  const message = 'That tracking number is already used for order ORD-7. Check the number.'
  const refused = { status: 400, body: { code: 'INVALID_INPUT', message, fields: { awb: message } } }
  openOrder({}, { 'POST /api/admin/orders/order-1/ship': refused })
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  const field = await screen.findByLabelText('Tracking number (AWB)')
  await userEvent.type(field, 'D1000{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  await userEvent.type(field, '1')
  expect(field).toBeValid()
})

test('after shipping, the next order to ship is one tap away', async () => {
  const other = (id: string, inHand: typeof exampleCard.inHand) => ({ ...exampleCard, id, inHand })
  const taken = other('order-2', [{ state: 'packing', by: 'Ravi' }])
  const packed = other('order-3', [{ state: 'packed', by: 'Ravi' }])
  const after = { ...exampleOrder, word: 'Shipped', open: [], shipments: [shipped] }
  let isShipped = false
  openOrder(
    {},
    {
      [call]: () => ok(isShipped ? after : exampleOrder),
      'POST /api/admin/orders/search': ok({ orders: [exampleCard, taken, packed], total: 3 }),
      'POST /api/admin/orders/order-1/ship': () => {
        isShipped = true
        return ok({ shipment: shipped })
      },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  expect(screen.queryByRole('link', { name: 'Next order' })).toBeNull()
  await userEvent.type(await screen.findByLabelText('Tracking number (AWB)'), 'D1000{Enter}')
  expect(await screen.findByRole('link', { name: 'Next order' })).toHaveAttribute(
    'href',
    '/admin/orders/order-3',
  )
})

test('a shipped order opened by search offers no next order', async () => {
  openOrder({ word: 'Shipped', open: [], shipments: [shipped] })
  await screen.findByRole('heading', { name: 'Shipment 1' })
  expect(screen.queryByRole('link', { name: 'Next order' })).toBeNull()
})

test('refunded items are shown separately, and only the rest is packed', async () => {
  openOrder({ open: [{ line: 0, quantity: 1 }], notSent: [{ line: 0, quantity: 1 }] })
  const piece = '1Turmeric Powder, 100 g'
  expect(await screen.findByRole('region', { name: 'To pack' })).toHaveTextContent(piece)
  expect(screen.getByRole('region', { name: 'Not shipped (refunded)' })).toHaveTextContent(piece)
})

test('part of an order is shipped: the packer chooses the items', async () => {
  const { requests } = openOrder({}, { 'POST /api/admin/orders/order-1/ship': ok({ shipment: shipped }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  await userEvent.type(await screen.findByLabelText('Tracking number (AWB)'), 'D1000')
  await userEvent.click(screen.getByLabelText('Ship only some items'))
  const pieces = within(screen.getByRole('group', { name: 'Quantity of Turmeric Powder, 100 g' }))
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

test('documents are printed from the order’s page, which lists earlier prints', async () => {
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
  await waitFor(() =>
    expect(requests.map(({ url }) => url)).toContain('/api/admin/shipments/shipment-1/pack'),
  )
})

test('shipping right after packing waits for the new version, and is not refused', async () => {
  const packing = { ...exampleShipment, state: 'packing', version: 1 } as const
  const packed = { ...exampleShipment, version: 2 }
  const of = (shipment: AdminShipment) => ok({ ...exampleOrder, open: [], shipments: [shipment] })
  // The first response after the step may still be the old order.
  const api = { [call]: inTurn(of(packing), of(packing)) }
  openOrder({}, { ...api, 'POST /api/admin/shipments/shipment-1/pack': ok({ shipment: packed }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Packed' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Ship' })).toHaveAttribute('aria-busy', 'true'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ship' }))
  expect(screen.queryByRole('dialog', { name: 'Ship' })).toBeNull()
})

test('a packer who is second learns who was first', async () => {
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
  expect(await screen.findByText('2 packs go back on the shelf.')).toBeInTheDocument()
  await userEvent.selectOptions(await screen.findByLabelText('Condition'), 'Opened')
  expect(screen.getByText('It won’t be restocked.')).toBeInTheDocument()
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
  const because = 'This return can’t be undone: it was refunded.'
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

test('one item of a delivered shipment is returned, and shown on the page', async () => {
  openOrder({ word: 'Delivered', open: [], shipments: [delivered], returns: [returned] })
  const goods = await screen.findByRole('list', { name: 'Returned items' })
  expect(screen.queryByRole('button', { name: 'Undo return' })).toBeNull()
  expect(goods).toHaveTextContent('1 x Turmeric Powder, 100 g. Damaged in transit. Damaged, not restocked.')
  await userEvent.click(screen.getByRole('button', { name: 'Record a return' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Save return' }))
  expect(screen.getByText('Select at least one item')).toBeInTheDocument()
  expect(screen.getByText('of 1')).toBeInTheDocument()
})

test('an unpaid order is shown but cannot be shipped', async () => {
  const { word: _, ...unpaid } = exampleOrder
  openAdmin('/admin/orders/order-1', { api: { [call]: ok({ ...unpaid, money: 'Failed' }) } })
  expect(await screen.findByText('Payment failed')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Ship' })).toBeNull()
})

test('an invalid address is not sent: the first invalid field has the focus, and the State is chosen from a list', async () => {
  const { requests } = openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Edit address' }))
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Karnataka')
  await userEvent.clear(screen.getByLabelText('Pincode'))
  await userEvent.type(screen.getByLabelText('Pincode'), '5600')
  await userEvent.clear(screen.getByLabelText('Phone'))
  await userEvent.type(screen.getByLabelText('Phone'), '98abc')
  await userEvent.click(screen.getByRole('button', { name: 'Save address' }))
  expect(await screen.findByText('Check these fields: Pincode, Phone.')).toBeVisible()
  expect(screen.getByLabelText('Pincode')).toHaveFocus()
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
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
  const question = 'Choose a State. "Bangalore" isn’t a State we know.'
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
      'POST /api/admin/orders/order-1/place-of-supply': ok({ message: 'State saved.' }),
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

test('packs are scanned into the shipment with a barcode scanner, and a wrong one blocks the scan', async () => {
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
  expect(card.getByRole('textbox', { name: 'Pack barcode' })).toHaveFocus()
  await userEvent.type(field, 'turmeric-100{Enter}')
  expect(card.getByRole('status')).toHaveTextContent('All packs scanned.')
  await userEvent.type(field, '8901234567890{Enter}')
  expect(card.getByRole('alert')).toHaveTextContent('That’s one too many')
})

/** Fakes a camera that sees one code. */
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

test('the camera scans the label’s number into the form, and is then released', async () => {
  const stop = jest.fn()
  withCamera(async () => ({ getTracks: () => [{ stop }] }), 'D1000')
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Scan tracking number with the camera' }))
  await waitFor(() => expect(screen.getByLabelText('Tracking number (AWB)')).toHaveValue('D1000'))
  await waitFor(() => expect(stop).toHaveBeenCalled())
})

test('the packer types the number if camera access is denied', async () => {
  withCamera(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  openOrder()
  await userEvent.click(await screen.findByRole('button', { name: 'Scan packs with the camera' }))
  expect(
    await screen.findByText(/^Camera access is blocked\. Allow the camera, or type the number/),
  ).toBeInTheDocument()
})

test('marking an order as packed warns of packs that are left to scan', async () => {
  const packing = { ...exampleShipment, state: 'packing' as const }
  const { requests } = openOrder({ shipments: [packing], open: [] })
  await userEvent.type(await screen.findByLabelText('Pack barcode'), '8901234567890{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Packed' }))
  expect(screen.getByRole('dialog', { name: 'Mark as packed?' })).toHaveTextContent('1 pack isn’t scanned.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('a cancelled order has no scanner', async () => {
  openOrder({ word: 'Cancelled' })
  expect(await screen.findByRole('region', { name: 'History' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Scan packs' })).toBeNull()
})

test('a part-shipped order keeps its date, and its button names the part to ship', async () => {
  const shipped = { ...exampleShipment, state: 'shipped' as const, lines: [{ line: 0, quantity: 1 }] }
  openOrder({ word: 'Part shipped', shipments: [shipped], open: [{ line: 0, quantity: 1 }] })
  expect(await screen.findByText(/ship by 4 Dec/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Ship the rest' })).toBeVisible()
})

test('a shipment marked as delivered by mistake is shipped again after Undo', async () => {
  const delivered = { ...exampleShipment, state: 'delivered' as const }
  const { requests } = openOrder(
    { word: 'Delivered', shipments: [delivered], open: [] },
    { 'POST /api/admin/shipments/shipment-1/arrival': ok({ shipment: exampleShipment }) },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as not delivered' }))
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ version: 2, state: 'shipped' })
})

test('a packer prints the invoice of a shipped order beside its label and slip, and cannot open invoicing', async () => {
  openOrder({
    word: 'Shipped',
    open: [],
    shipments: [shipped],
    invoices: [{ id: 'inv-1', number: 'INV/26-27/00001', isTaxInvoice: true }],
  })
  expect(await screen.findByRole('link', { name: 'Print invoice' })).toHaveAttribute(
    'href',
    '/api/admin/documents/invoices?orders=order-1',
  )
  expect(screen.queryByRole('link', { name: /INV\/26-27\/00001/ })).toBeNull()
})

test('an order that has not shipped says when its invoice is issued', async () => {
  openOrder()
  expect(await screen.findByText(/The invoice is issued when the order ships/)).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Print invoice' })).toBeNull()
})

test('a buyer’s GSTIN is checked and saved until the invoice is issued', async () => {
  const { requests } = openOrder(
    {},
    {
      'PUT /api/admin/orders/order-1/buyer': ok({ buyer: null, canChange: true }),
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Add GSTIN' }))
  await userEvent.type(screen.getByLabelText('GSTIN'), '29aapfu 0939f1zz')
  await userEvent.click(screen.getByRole('button', { name: 'Save GSTIN' }))
  expect(screen.getByText(/^Enter a valid 15-character GSTIN/)).toBeInTheDocument()
  expect(screen.getByText('Enter the business name')).toBeInTheDocument()
  await userEvent.clear(screen.getByLabelText('GSTIN'))
  await userEvent.type(screen.getByLabelText('GSTIN'), '29aapfu 0939f1zr')
  await userEvent.type(screen.getByLabelText('Business name'), 'Asha Stores')
  await userEvent.click(screen.getByRole('button', { name: 'Save GSTIN' }))
  expect(await screen.findByText('GSTIN saved.')).toBeInTheDocument()
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    buyer: { gstin: '29AAPFU0939F1ZR', name: 'Asha Stores' },
  })
})

test('a GSTIN on an issued invoice is only shown', async () => {
  openOrder({ buyer: { buyer: { gstin: '29AAPFU0939F1ZR', name: 'Asha Stores' }, canChange: false } })
  expect(await screen.findByText('29AAPFU0939F1ZR')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /GSTIN/ })).toBeNull()
})

test.each([
  ['Paid', true],
  ['Refunded', false],
  ['Pending', false],
  ['Failed', false],
] as const)(
  'an order that is %s offers a refund or its cancellation only if money was paid (%s)',
  async (money, isOffered) => {
    openAdmin('/admin/orders/order-1', {
      role: 'owner',
      api: { [call]: ok({ ...exampleOrder, money }), 'GET /api/admin/couriers': ok(exampleCouriers) },
    })
    await screen.findByText('Placed')
    expect(screen.queryAllByRole('button', { name: 'Refund or cancel' })).toHaveLength(isOffered ? 1 : 0)
  },
)

test('a refusal of a tracking number is no longer shown once the number is edited', async () => {
  const message = 'That tracking number is already used for order ORD-2. Check the number.'
  openOrder(
    {},
    { 'POST /api/admin/orders/order-1/ship': { status: 409, body: { code: 'AWB_TAKEN', message } } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Ship' }))
  const number = await screen.findByLabelText('Tracking number (AWB)')
  await userEvent.type(number, 'D1000{Enter}')
  expect(await screen.findByText(message)).toBeInTheDocument()
  await userEvent.type(number, '1')
  expect(screen.queryByText(message)).toBeNull()
})
