import { randomUUID } from 'node:crypto'
import { add, paise } from 'shared-contracts/values/money'
import type { Database } from '../../../db/connection'
import { testShippingAddress } from '../../../testing/orders'
import { createPincodes } from '../../customers/addresses/pincodes'
import { orderLines, orders } from '../../orders/orders.tables'
import { createInvoices, type InvoicesDeps } from '..'
import type { InvoicedOrder, ShipmentLine, ShipmentToInvoice } from '../index'
import type { StoredTaxRegistration } from '../tax-registration/tax-registration'

export const FOOD_LICENCE = '11225999000123'

export const testRegistration: StoredTaxRegistration = {
  legalName: 'Kesar and Clove Private Limited',
  address: '14 Spice Market Road, Bangalore 560002',
  gstin: '29AAPFU0939F1ZR',
  signatory: 'Meera Rao',
  undertaking: '',
  confirmedBy: 'R. Iyer, chartered accountant, 1 November 2026',
  copies: ['original'],
}

export const turmeric: ShipmentLine = {
  productId: 'turmeric-powder',
  variantId: 'turmeric-powder-100g',
  name: 'Turmeric Powder',
  variant: '100 g',
  price: paise(125_00),
  quantity: 1,
  discount: paise(0),
}

const pepper: ShipmentLine = {
  productId: 'black-pepper',
  variantId: 'black-pepper-100g',
  name: 'Black Pepper',
  variant: '100 g',
  price: paise(210_00),
  quantity: 2,
  discount: paise(0),
}

export const testGoods = [turmeric, pepper]

type Address = typeof testShippingAddress

/** Opens the invoices module on a test database, with orders that can be invoiced. */
export function openTestInvoices(database: Database, deps: Partial<InvoicesDeps> = {}) {
  const known = new Map<string, InvoicedOrder>()
  let time = new Date('2026-11-26T06:00:00Z').getTime()
  const find = async (id: string) => {
    const order = known.get(id)
    if (!order) throw new Error(`Order ${id} not found.`)
    return order as Awaited<ReturnType<InvoicesDeps['orders']['find']>>
  }
  const invoices = createInvoices({
    database,
    orders: {
      find,
      findStored: (_, id) => find(id),
      known: async (id) => known.has(id),
      lock: find,
      tell: async () => {},
    },
    publicOrigin: 'https://shop.example',
    isPublic: true,
    ...createPincodes(),
    foodLicence: async () => FOOD_LICENCE,
    now: () => new Date(time),
    ...deps,
  })

  /** Creates a paid order as stored. */
  async function order(
    change: Partial<Address> = {},
    goods: readonly ShipmentLine[] = [turmeric],
    shippingDiscount = paise(0),
  ): Promise<InvoicedOrder> {
    const id = randomUUID()
    const shippingAddress = { ...testShippingAddress, ...change }
    const subtotal = paise(goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0))
    const shipping = paise(50_00)
    const discount = add(shippingDiscount, ...goods.map((line) => line.discount))
    const stored = { id, orderId: `ORD-${id.slice(0, 8)}`, shipping, shippingDiscount, shippingAddress }
    await database
      .connection()
      .insert(orders)
      .values({
        ...stored,
        ...{ customerId: 'c-1', contentHash: id, status: 'Paid', paymentMethod: 'Prepaid' },
        ...{
          subtotal,
          tax: paise(0),
          total: paise(subtotal + shipping - discount),
          discount,
          createdAt: new Date(time),
        },
      })
    await database
      .connection()
      .insert(orderLines)
      .values(goods.map((line, index) => ({ ...line, order: id, line: index, image: '' })))
    known.set(id, stored)
    return stored
  }

  async function shipment(
    change: Partial<Address> = {},
    lines = [turmeric],
    shippingDiscount = paise(0),
  ): Promise<ShipmentToInvoice> {
    return { order: await order(change, lines, shippingDiscount), shipment: randomUUID(), lines }
  }

  /** Enters everything that a tax invoice needs. */
  async function registerForTax(change: Partial<StoredTaxRegistration> = {}): Promise<void> {
    await invoices.taxRegistration.addRegistration(
      { ...testRegistration, ...change },
      { who: 'Meera', at: new Date(time) },
    )
    await invoices.seedTaxes([
      { productId: 'turmeric-powder', hsn: '0910', rate: 500, validFrom: '2025-09-22' },
      { productId: 'black-pepper', hsn: '0904', rate: 500, validFrom: '2025-09-22' },
    ])
  }

  return {
    invoices,
    order,
    shipment,
    registerForTax,
    /** Adds an order placed by a customer. */
    know: (order: InvoicedOrder) => void known.set(order.id, order),
    /** Changes an order, as staff do when they correct an address. */
    correct: (order: InvoicedOrder, change: Partial<Address>) =>
      known.set(order.id, { ...order, shippingAddress: { ...order.shippingAddress, ...change } }),
    goTo: (at: string) => {
      time = new Date(at).getTime()
    },
  }
}
