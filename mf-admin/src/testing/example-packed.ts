import type { PackedShipment } from 'shared-contracts/fulfilment/admin/bulk-shipping-schema'
import { exampleOrder, exampleShipment } from './example-order'

/** A packed order. @param number a digit from 1 to 9 */
export function examplePacked(number: number): PackedShipment {
  return {
    order: `order-${number}`,
    orderId: exampleOrder.orderId.replace(/\d$/, String(number)),
    name: number === 1 ? 'ಅನನ್ಯಾ ರಾವ್' : `Ravi Kumar ${number}`,
    place: 'Bengaluru 560011',
    dueOn: '2026-12-04',
    isLate: false,
    shipment: { ...exampleShipment, id: `shipment-${number}` },
  }
}
