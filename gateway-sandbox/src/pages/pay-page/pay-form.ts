import { faultOfUpiId } from '../../faults/choose-fault'
import type { TestData } from '../../gateway/dialect'
import type { AttemptState, Method } from '../../gateway/store/order'

export type PayField = 'method' | 'upiId' | 'cardNumber' | 'expiry' | 'cvv' | 'bank'

/** The values of the fields, which the page shows again with its errors. */
export type PayValues = Record<PayField, string>

export type PayErrors = Partial<Record<PayField, string>>

type PayReading = { method: Method; state: AttemptState; fault?: string } | { errors: PayErrors }

/** The available banks; the chosen one decides the outcome. */
export const banks = [
  { name: 'Success bank', state: 'SUCCESS' },
  { name: 'Failure bank', state: 'FAILED' },
  { name: 'Pending bank', state: 'PENDING' },
] as const

export function readPayValues(form: Record<string, unknown>): PayValues {
  const field = (name: PayField) => (typeof form[name] === 'string' ? form[name].trim() : '')
  return {
    method: field('method') || 'upi',
    upiId: field('upiId'),
    cardNumber: field('cardNumber'),
    expiry: field('expiry'),
    cvv: field('cvv'),
    bank: field('bank'),
  }
}

/** Reads only the fields of the chosen method. */
export function readPayment(values: PayValues, testData: TestData, now: Date): PayReading {
  switch (values.method) {
    case 'upi':
      return readUpi(values, testData)
    case 'card':
      return readCard(values, testData, now)
    case 'netbanking':
      return readNetBanking(values)
    default:
      return { errors: { method: 'Choose UPI, card or net banking.' } }
  }
}

function readUpi({ upiId }: PayValues, { upiIds }: TestData): PayReading {
  const states: Record<string, AttemptState> = {
    [upiIds.success]: 'SUCCESS',
    [upiIds.failure]: 'FAILED',
    [upiIds.pending]: 'PENDING',
  }
  const known = upiId.toLowerCase()
  const state = Object.hasOwn(states, known) ? states[known] : undefined
  if (state) return { method: { kind: 'upi', upiId: known }, state }
  const fault = faultOfUpiId(known, readHandle(upiIds))
  if (fault) return { method: { kind: 'upi', upiId: known }, state: 'SUCCESS', fault: fault.name }
  if (upiId === '') return { errors: { upiId: 'Enter your UPI ID.' } }
  return { errors: { upiId: `Unknown UPI ID. Use ${Object.keys(states).join(', ')}.` } }
}

/** Returns the part after the @ of the provider's test ids. */
function readHandle(upiIds: TestData['upiIds']): string {
  return upiIds.success.slice(upiIds.success.indexOf('@') + 1)
}

function readCard(values: PayValues, { cards }: TestData, now: Date): PayReading {
  const number = values.cardNumber.replaceAll(/[\s-]/g, '')
  const state = cardState(number, cards)
  const errors: PayErrors = {}
  if (values.cardNumber === '') errors.cardNumber = 'Enter your card number.'
  else if (!state) errors.cardNumber = 'Unknown card number. Use a test card that ends in 1111 or 0002.'
  const expiryProblem = problemWithExpiry(values.expiry, now)
  if (expiryProblem) errors.expiry = expiryProblem
  if (!/^\d{3,4}$/.test(values.cvv)) errors.cvv = 'Enter the 3 or 4 digits of the CVV.'
  if (!state || Object.keys(errors).length > 0) return { errors }
  return { method: { kind: 'card', lastFour: number.slice(-4) }, state }
}

function cardState(number: string, paying: readonly string[]): AttemptState | undefined {
  if (!/^\d{12,19}$/.test(number)) return undefined
  if (number.endsWith('1111') || paying.includes(number)) return 'SUCCESS'
  return number.endsWith('0002') ? 'FAILED' : undefined
}

function problemWithExpiry(expiry: string, now: Date): string | undefined {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d\d)$/.exec(expiry)
  if (!match) return 'Enter the expiry date as MM/YY.'
  // A card is valid until the end of its month.
  const end = Date.UTC(2000 + Number(match[2]), Number(match[1]))
  return end <= now.getTime() ? 'This card has expired.' : undefined
}

function readNetBanking({ bank }: PayValues): PayReading {
  const chosen = banks.find(({ name }) => name === bank)
  if (!chosen) return { errors: { bank: 'Choose your bank.' } }
  return { method: { kind: 'netbanking', bank: chosen.name }, state: chosen.state }
}
