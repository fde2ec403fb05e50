import type { NewVariant } from 'shared-contracts/catalog/admin/drafts-schema'
import { normaliseNumber, typedRupees } from 'shared-contracts/values/typed-number'

type Values = Record<'label' | 'price' | 'amount' | 'unit', string>

const units = ['g', 'ml', 'piece', 'kit'] as const

export function readVariant(values: Values): { variant?: NewVariant; problems: Partial<Values> } {
  const problems: Partial<Values> = {}
  const label = values.label.trim()
  const amount = normaliseNumber(values.amount)
  const price = typedRupees(values.price)
  const unit = units.find((one) => one === values.unit) ?? 'g'
  if (label === '') problems.label = 'Enter a pack size, such as 100 g'
  if (!/^([1-9]\d{0,6})?$/.test(amount)) problems.amount = 'Enter a whole number'
  if (price === undefined || price <= 0) {
    problems.price = 'Enter an amount in rupees, such as 125 or 125.50'
    return { problems }
  }
  const net = amount === '' ? null : { amount: Number(amount), unit }
  return Object.keys(problems).length > 0 ? { problems } : { variant: { label, price, net }, problems }
}
