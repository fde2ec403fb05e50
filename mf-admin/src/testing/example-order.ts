import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder, OrderCard } from 'shared-contracts/orders/admin/orders-schema'

export const exampleCard: OrderCard = {
  id: 'order-1',
  orderId: 'ORD-1795000000001',
  name: 'ಅನನ್ಯಾ ರಾವ್',
  place: 'Bengaluru 560011',
  pieces: 3,
  lines: ['2 x Turmeric Powder, 100 g', '1 x Cumin Seeds, 250 g'],
  total: 425,
  money: 'Paid',
  word: 'To pack',
  createdAt: '2026-11-26T06:30:00.000Z',
  dueOn: '2026-12-04',
  isLate: false,
  inHand: [],
  hasNotes: false,
  isLabelled: false,
}

const line = { productId: 'turmeric', variantId: 'turmeric-100', price: 125, image: '/x.jpg' }

export const exampleOrder: AdminOrder = {
  id: 'order-1',
  orderId: 'ORD-1795000000001',
  money: 'Paid',
  paymentId: 'pay_1',
  word: 'To pack',
  createdAt: '2026-11-26T06:30:00.000Z',
  language: 'kn',
  dueOn: '2026-12-04',
  isLate: false,
  cancelUntil: '2026-11-27T06:30:00.000Z',
  lines: [{ ...line, name: 'Turmeric Powder', variant: '100 g', quantity: 2 }],
  barcodes: ['8901234567890'],
  address: {
    firstName: 'ಅನನ್ಯಾ',
    lastName: 'ರಾವ್',
    addressLine1: '24, 4th Cross, Jayanagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pinCode: '560011',
    country: 'India',
    email: 'ananya@example.in',
    phone: '9845012345',
  },
  addressVersion: 1,
  subtotal: 250,
  shipping: 50,
  total: 300,
  shipments: [],
  returns: [],
  open: [{ line: 0, quantity: 2 }],
  notes: [],
  prints: [],
  invoices: [],
  buyer: { buyer: null, canChange: true },
  history: [{ at: '2026-11-26T06:30:00.000Z', by: 'Customer', text: 'Placed' }],
}

export const exampleShipment: AdminShipment = {
  id: 'shipment-1',
  number: 1,
  state: 'packed',
  version: 2,
  packedBy: 'Asha',
  isMine: true,
  lines: [{ line: 0, quantity: 2 }],
}

export const exampleCouriers = [
  { id: 'india-post', name: 'India Post', trackingAddress: '', isOffered: true, version: 1 },
  { id: 'dtdc', name: 'DTDC', trackingAddress: 'https://dtdc.example/{awb}', isOffered: true, version: 1 },
]
