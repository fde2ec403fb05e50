import type { OrderAddress } from 'shared-contracts/orders/order-schema'
import { shippingAddress } from '../../../e2e/harness/over-http/purchase'

export type DemoState =
  | 'unpaid'
  | 'failed'
  | 'held'
  | 'paid'
  | 'late'
  | 'paid-twice'
  | 'packing'
  | 'packed'
  | 'part-shipped'
  | 'shipped'
  | 'two-shipments'
  | 'delivered'
  | 'coming-back'
  | 'returned'
  | 'came-back-in-part'
  | 'cancelled'
  | 'refunded-in-part'
  | 'disputed'

export interface DemoOrder {
  orderId: string
  state: DemoState
  address: OrderAddress
  note?: string
}

const street = { ...shippingAddress, email: 'lakshmi@example.com' }

const elsewhere = {
  mysuru: { city: 'Mysuru', state: 'Karnataka', pinCode: '570004', addressLine2: 'Saraswathipuram' },
  pune: { city: 'Pune', state: 'Maharashtra', pinCode: '411004', addressLine2: 'Deccan Gymkhana' },
  chennai: { city: 'Chennai', state: 'Tamil Nadu', pinCode: '600004', addressLine2: 'Mylapore' },
  delhi: { city: 'New Delhi', state: 'Delhi', pinCode: '110016', addressLine2: 'Hauz Khas' },
}

const toPack: readonly [firstName: string, lastName: string, place: keyof typeof elsewhere][] = [
  ['Aarti', 'Kulkarni', 'pune'],
  ['Bhaskar', 'Reddy', 'chennai'],
  ['Chitra', 'Natarajan', 'chennai'],
  ['Deepak', 'Malhotra', 'delhi'],
  ['Esther', 'Fernandes', 'mysuru'],
  ['Faizan', 'Qureshi', 'delhi'],
  ['Geeta', 'Bhat', 'mysuru'],
  ['Hemant', 'Joshi', 'pune'],
  ['Indira', 'Menon', 'chennai'],
  ['Jatin', 'Shah', 'pune'],
  ['Kavitha', 'Murthy', 'mysuru'],
  ['Lalit', 'Verma', 'delhi'],
  ['Manju', 'Prasad', 'mysuru'],
  ['Naveen', 'Kumar', 'chennai'],
  ['Ojas', 'Patil', 'pune'],
  ['Priya', 'Sen', 'delhi'],
  ['Ritu', 'Agarwal', 'delhi'],
]

type Wanted = readonly [DemoState, firstName: string, lastName: string, change?: Partial<OrderAddress>]

/** The orders to make. Names are in three scripts, and one is very long. */
const wanted: readonly Wanted[] = [
  ['unpaid', 'Asha', 'Rao'],
  ['failed', 'Imran', 'Sheikh', elsewhere.pune],
  ['held', 'Divya', 'Nair', elsewhere.chennai],
  [
    'paid',
    'Lakshmi',
    'Venkataraghavan-Subramaniam',
    { addressLine1: 'Flat 1203, Tower C, Prestige Shantiniketan, Hoodi Main Road, behind the metro station' },
  ],
  ['paid', 'ಮೀನಾಕ್ಷಿ', 'ಸುಬ್ಬರಾವ್', elsewhere.mysuru],
  ['packing', 'Kabir', 'Mehta', elsewhere.delhi],
  ['packed', 'अनीता', 'शर्मा', elsewhere.delhi],
  ['part-shipped', 'George', 'Kurian', elsewhere.chennai],
  ['shipped', 'Farah', 'Khan'],
  ['two-shipments', 'Vikram', 'Desai', elsewhere.pune],
  ['delivered', 'Sunita', 'Hegde', elsewhere.mysuru],
  ['returned', 'Rohan', 'Bose', elsewhere.delhi],
  ['cancelled', 'Nisha', 'Pillai', elsewhere.chennai],
  ['refunded-in-part', 'Arjun', 'Shetty'],
  ['disputed', 'Tara', 'Joshi', elsewhere.pune],
  ['came-back-in-part', 'Meera', 'Iyer'],
  ['coming-back', 'Joseph', 'Mathew', elsewhere.chennai],
  ['paid-twice', 'Zoya', 'Ali', elsewhere.pune],
  ['late', 'Harish', 'Gowda', elsewhere.mysuru],
  ['late', 'Anjali', 'Deshpande', elsewhere.pune],
  // With the paid orders above, these are a day's work to pack. The late ones are extra.
  ...toPack.map(([firstName, lastName, place]): Wanted => ['paid', firstName, lastName, elsewhere[place]]),
]

const FIRST_NUMBER = 2001

/** The demo orders: at least one in each state, and a day's work to pack. */
export const demoOrders: readonly DemoOrder[] = wanted.map(([state, firstName, lastName, change], index) => ({
  orderId: `ORD-${FIRST_NUMBER + index}`,
  state,
  address: { ...street, firstName, lastName, phone: String(9_845_012_310 + index), ...change },
  ...(firstName === 'Lakshmi' && { note: 'Please leave it with the guard at gate 2.' }),
}))
