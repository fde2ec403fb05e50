import type { DeskOrder } from 'shared-contracts/domain/desk/orders/orders-schema'
import type { DemoState } from './demo-orders'
import type { DeskPerson } from './desk-person'

export interface DemoStaff {
  owner: DeskPerson
  packer: DeskPerson
}

type Step = (order: DeskOrder, staff: DemoStaff) => Promise<unknown>

const awbOf = ({ orderId }: DeskOrder, parcel = 1) => `D${orderId.slice(4)}4410${parcel}`
const ship: Step = (order, { packer }) => packer.ship(order, awbOf(order))
const onePiece = [{ line: 0, quantity: 1 }]

/** What the desk does with an order whose money has arrived. The others wait for theirs, or for a person. */
const steps: Partial<Record<DemoState, Step>> = {
  packing: (order, { packer }) => packer.begin(order),
  packed: async (order, { packer }) => packer.pack(await packer.begin(order)),
  'part-shipped': (order, { packer }) => packer.ship(order, awbOf(order), onePiece),
  shipped: ship,
  'two-parcels': async (order, { packer }) => {
    await packer.ship(order, awbOf(order), onePiece)
    await packer.ship(order, awbOf(order, 2))
  },
  delivered: async (order, { packer }) => packer.arrives(await packer.ship(order, awbOf(order)), 'delivered'),
  returned: async (order, { packer }) => {
    const onItsWay = await packer.arrives(await packer.ship(order, awbOf(order)), 'coming-back')
    await packer.arrives(onItsWay, 'back')
  },
  cancelled: (order, { owner }) => owner.cancel(order),
  'refunded-in-part': async (order, staff) => {
    await ship(order, staff)
    await staff.owner.giveBackLine(order)
  },
  disputed: ship,
}

/** Does at the desk what brings an order to its state, if nobody has begun with it. */
export async function bringToState(orderId: string, state: DemoState, staff: DemoStaff): Promise<void> {
  const step = steps[state]
  if (!step) return
  const order = await staff.packer.find(orderId)
  if (order.parcels.length === 0 && order.money === 'Paid') await step(order, staff)
}
