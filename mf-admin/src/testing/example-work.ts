import type { OrderToPack, WorkToPack } from 'shared-contracts/fulfilment/admin/to-pack-schema'
import { exampleCouriers, exampleOrder } from './example-order'

const { email: _, ...address } = exampleOrder.address
const order: OrderToPack = {
  ...{ id: 'order-1', orderId: exampleOrder.orderId, createdAt: exampleOrder.createdAt, dueOn: '2026-12-04' },
  ...{
    isLate: false,
    address,
    shipments: [],
    open: [{ line: 0, quantity: 2 }],
    notes: ['Ring twice'],
    barcodes: [null],
  },
  lines: [
    {
      productId: 'turmeric',
      variantId: 'turmeric-100',
      name: 'Turmeric Powder',
      variant: '100 g',
      quantity: 2,
    },
  ],
}
const pick = { productId: 'turmeric', variantId: 'turmeric-100', name: 'Turmeric Powder', variant: '100 g' }
const of = { id: order.id, orderId: order.orderId }
const pickList = {
  picks: [{ ...pick, quantity: 2, orders: [{ ...of, quantity: 2 }] }],
  orders: [{ ...of, name: 'ಅನನ್ಯಾ ರಾವ್', pieces: 2, isNew: true }],
}

/** The data stored on a packer's phone: one order. */
export const exampleWork: WorkToPack = { orders: [order], pickList, couriers: exampleCouriers }
