import type { AdminShipment } from 'shared-contracts/fulfilment/admin/shipments-schema'
import type { AdminOrder } from 'shared-contracts/orders/admin/orders-schema'
import type { AdminPerson } from '../people/admin-person'
import type { DemoState } from './demo-orders'
import { notePacking } from './note-packing'

export interface DemoStaff {
  owner: AdminPerson
  packer: AdminPerson
}

type Step = (order: AdminOrder, staff: DemoStaff) => Promise<unknown>

const buildAwb = ({ orderId }: AdminOrder, shipment = 1) => `D${orderId.slice(4)}4410${shipment}`
const ship: Step = (order, { packer }) => packer.ship(order, buildAwb(order))
const onePiece = [{ line: 0, quantity: 1 }]

async function deliver(order: AdminOrder, { packer }: DemoStaff): Promise<AdminShipment> {
  const onItsWay = await packer.ship(order, buildAwb(order))
  await notePacking(packer.browser, onItsWay, new Date())
  return packer.arrives(onItsWay, 'delivered')
}

async function sendBack(order: AdminOrder, { packer }: DemoStaff): Promise<AdminShipment> {
  return packer.arrives(await packer.ship(order, buildAwb(order)), 'coming-back')
}

/** The steps after the payment, by state. The other states need none. */
const steps: Partial<Record<DemoState, Step>> = {
  packing: (order, { packer }) => packer.begin(order),
  packed: async (order, { packer }) => {
    const shipment = await packer.begin(order)
    await notePacking(packer.browser, shipment, new Date())
    await packer.variant(shipment)
  },
  'part-shipped': (order, { packer }) => packer.ship(order, buildAwb(order), onePiece),
  shipped: ship,
  'two-shipments': async (order, { packer }) => {
    await packer.ship(order, buildAwb(order), onePiece)
    await packer.ship(order, buildAwb(order, 2))
  },
  delivered: deliver,
  'coming-back': sendBack,
  returned: async (order, staff) => {
    await staff.packer.arrives(await sendBack(order, staff), 'back')
  },
  'came-back-in-part': async (order, staff) => staff.packer.takeBack(await deliver(order, staff)),
  cancelled: (order, { owner }) => owner.cancel(order),
  'refunded-in-part': async (order, staff) => {
    await ship(order, staff)
    await staff.owner.refundLine(order)
  },
  disputed: ship,
}

/** Brings an untouched order to its state in the admin. */
export async function bringToState(orderId: string, state: DemoState, staff: DemoStaff): Promise<void> {
  const step = steps[state]
  if (!step) return
  const order = await staff.packer.find(orderId)
  if (order.shipments.length === 0 && order.money === 'Paid') await step(order, staff)
}
