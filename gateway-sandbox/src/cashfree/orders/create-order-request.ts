import { type Paise, parseRupees } from 'shared-contracts/values/money'
import type { CashfreeCustomer } from '../../gateway/store/order'
import { asFields, type Fields, isObject } from '../../values/fields'
import { readMoment } from '../../values/indian-time'
import { randomDigits } from '../../values/random-id'
import { invalid, invalidRequest, missing } from '../cashfree-error'

export interface CreateOrderRequest {
  /** The merchant's id, or a generated one. */
  orderId: string
  amount: Paise
  customer: CashfreeCustomer
  returnUrl?: string
  notifyUrl?: string
  paymentMethods: string | null
  expiresAt?: string
  note: string | null
  tags: Record<string, string> | null
}

const MIN_AMOUNT = 100
/** In scheduled minutes, so that an order expires sooner if the schedule is faster. */
const SHORTEST_LIFE_MINUTES = 15
const LONGEST_LIFE_MS = 30 * 24 * 60 * 60 * 1000
const paymentMethodCodes = new Set(
  'cc,dc,ccc,ppc,nb,upi,paypal,app,paylater,cardlessemi,dcemi,ccemi,banktransfer'.split(','),
)

/** @param minuteMs the length of a scheduled minute. @throws CashfreeError 400 for the first invalid field */
export function readCreateOrder(body: unknown, now: Date, minuteMs: number): CreateOrderRequest {
  const order = asFields(body)
  const meta = asFields(order.order_meta)
  const amount = readAmount(order.order_amount)
  checkCurrency(order.order_currency)
  return {
    orderId: text(order, 'order_id', /^[A-Za-z0-9_-]{3,45}$/) ?? `order_${randomDigits(16)}`,
    amount,
    customer: readCustomer(order.customer_details),
    returnUrl: webAddress(meta, 'return_url'),
    notifyUrl: webAddress(meta, 'notify_url'),
    paymentMethods: readPaymentMethods(meta.payment_methods),
    expiresAt: readExpiry(order.order_expiry_time, now, minuteMs),
    note: text(order, 'order_note', /^[\s\S]{3,200}$/) ?? null,
    tags: readTags(order.order_tags),
  }
}

function readAmount(value: unknown): Paise {
  const amount = typeof value === 'number' ? parseRupees(value) : undefined
  if (amount === undefined || amount < MIN_AMOUNT)
    throw invalidRequest('order_amount_invalid', `Invalid amount. Value received: ${String(value ?? '')}`)
  return amount
}

function checkCurrency(value: unknown) {
  if (value !== 'INR')
    throw invalidRequest('order_currency_invalid', `Invalid currency. Value received: ${String(value ?? '')}`)
}

function readCustomer(details: unknown): CashfreeCustomer {
  if (!isObject(details)) throw missing('customer_details')
  return {
    customer_id: required(details, 'customer_id', /^[A-Za-z0-9_-]{3,50}$/, 'customer_details.'),
    customer_phone: required(details, 'customer_phone', /^[0-9]{10}$/, 'customer_details.'),
    customer_email:
      text(details, 'customer_email', /^(?=.{3,100}$)[^\s@]+@[^\s@]+$/, 'customer_details.') ?? null,
    customer_name:
      text(details, 'customer_name', /^[\p{L}\p{M}\p{N} .,'-]{3,100}$/u, 'customer_details.') ?? null,
  }
}

function readPaymentMethods(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  const codes = String(value).split(',')
  if (!codes.every((code) => paymentMethodCodes.has(code.trim())))
    throw invalid('order_meta.payment_methods', value)
  return codes.join(',')
}

function readExpiry(value: unknown, now: Date, minuteMs: number): string | undefined {
  if (value === undefined || value === null) return undefined
  const moment = typeof value === 'string' && value.includes('T') ? readMoment(value) : Number.NaN
  const life = moment - now.getTime()
  if (life > SHORTEST_LIFE_MINUTES * minuteMs && life < LONGEST_LIFE_MS) return new Date(moment).toISOString()
  throw invalidRequest(
    'order_expiry_time_invalid',
    'order_expiry_time : Expiry time should be more than 15 min and less than 30 days',
  )
}

function readTags(value: unknown): Record<string, string> | null {
  if (value === undefined || value === null) return null
  const entries = Object.entries(asFields(value))
  const isPlain =
    isObject(value) && !Array.isArray(value) && entries.every(([, tag]) => typeof tag === 'string')
  if (!isPlain || entries.length > 10) throw invalid('order_tags', JSON.stringify(value))
  return Object.fromEntries(entries.map(([name, tag]) => [name, String(tag)]))
}

function webAddress(fields: Fields, name: string): string | undefined {
  const address = text(fields, name, /^https?:\/\/.{1,242}$/, 'order_meta.')
  // The address may contain {order_id}, and is a valid URL only once that is filled in.
  if (address !== undefined && !URL.canParse(address.replaceAll(/[{}]/g, '')))
    throw invalid(`order_meta.${name}`, address)
  return address
}

function text(fields: Fields, name: string, shape: RegExp, path = ''): string | undefined {
  const value = fields[name]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string' || !shape.test(value)) throw invalid(`${path}${name}`, value)
  return value
}

function required(fields: Fields, name: string, shape: RegExp, path: string): string {
  const value = text(fields, name, shape, path)
  if (value === undefined) throw missing(`${path}${name}`)
  return value
}
