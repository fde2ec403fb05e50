import type { Paise } from 'shared-contracts/values/money'
import type { Fault } from './fault'
import { faults } from './fault-catalog'

/** Prefix of phone numbers whose last two digits choose a fault. */
export const TEST_PHONE_START = '90000000'

const TEST_PHONE = new RegExp(`^${TEST_PHONE_START}(\\d\\d)$`)

/** Formats a fault's code as it appears in paise and phone numbers. */
export function twoDigits(code: number): string {
  return String(code).padStart(2, '0')
}

/** Returns the fault with this name, if it belongs to the phase. */
export function faultNamed<Phase extends Fault['phase']>(name: string | undefined, phase: Phase) {
  const isMeant = (fault: Fault): fault is Extract<Fault, { phase: Phase }> =>
    fault.name === name && fault.phase === phase
  return faults.find(isMeant)
}

/** Returns the fault of an order, by its customer's phone number or the paise of its amount. */
export function faultOfOrder(amount: Paise, phone?: string): Fault | undefined {
  const [, digits] = TEST_PHONE.exec(phone ?? '') ?? []
  const code = digits === undefined ? amount % 100 : Number(digits)
  return faults.find((fault) => fault.code === code && fault.phase !== 'refund')
}

/** Returns the fault of a refund, by the paise of its amount. */
export function faultOfRefund(amount: Paise): Fault | undefined {
  return faults.find((fault) => fault.code === amount % 100 && fault.phase === 'refund')
}

/** @param handle the part after the @ of the provider's test ids */
export function faultOfUpiId(upiId: string, handle: string) {
  return upiId.endsWith(`@${handle}`) ? faultNamed(upiId.slice(0, -handle.length - 1), 'payment') : undefined
}
