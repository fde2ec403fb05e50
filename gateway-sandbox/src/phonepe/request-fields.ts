import { type Paise, paise } from 'shared-contracts/values/money'
import type { Fields } from '../values/fields'
import { badRequest, invalid } from './phonepe-error'

/** @throws PhonepeError 400 if the field is not a string that matches `shape` */
export function text(fields: Fields, name: string, shape: RegExp): string {
  const value = fields[name]
  if (typeof value !== 'string' || !shape.test(value)) throw invalid(name)
  return value
}

export function webAddress(fields: Fields, name: string): string {
  const address = text(fields, name, /^https?:\/\//)
  if (!URL.canParse(address)) throw invalid(name)
  return address
}

export function amount({ amount: value }: Fields): Paise {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 100)
    throw badRequest('amount must be a whole number of paise, at least 100.')
  return paise(value)
}
