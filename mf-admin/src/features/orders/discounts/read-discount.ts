import type {
  DiscountBenefit,
  DiscountScope,
  NewDiscount,
} from 'shared-contracts/orders/admin/discounts-schema'
import { isDiscountCode, normaliseCode } from 'shared-contracts/orders/discounts/discount-code'
import { normaliseNumber, typedRupees } from 'shared-contracts/values/typed-number'
import type { DiscountValues } from './discount-values'

interface Read {
  input?: NewDiscount
  problems: Partial<DiscountValues>
}

/** Returns the request, or the errors of the form's fields. Times are in the shop's time zone. */
export function readDiscount(values: DiscountValues, scope: DiscountScope): Read {
  const problems: Partial<DiscountValues> = {}
  const optional = <Value>(
    field: keyof DiscountValues,
    read: (typed: string) => Value | undefined,
    problem: string,
  ) => {
    const typed = values[field].trim()
    if (typed === '') return undefined
    const value = read(typed)
    if (value === undefined) problems[field] = problem
    return value
  }
  const required = <Value>(
    field: keyof DiscountValues,
    read: (typed: string) => Value | undefined,
    problem: string,
  ) => {
    const value = read(values[field].trim())
    if (value === undefined) problems[field] = problem
    return value
  }

  const isCode = values.way === 'code'
  const code = isCode ? required('code', readCode, 'Use 3 to 30 letters, digits and hyphens') : undefined
  if (!isCode && values.name.trim() === '') problems.name = 'Enter a name, which shoppers see at checkout'
  const benefit = readBenefit(values, required, optional)
  const minimum = optional('minimum', readRupees, RUPEES)
  const startsAt = optional('startsAt', readTime, TIME)
  const endsAt = optional('endsAt', readTime, TIME)
  if (startsAt && endsAt && startsAt >= endsAt) problems.endsAt = 'The end must be after the start'
  const limit = optional('limit', readCount, COUNT)
  const limitPerCustomer = optional('limitPerCustomer', readCount, COUNT)
  if (!benefit || Object.keys(problems).length > 0) return { problems }
  return {
    problems,
    input: {
      name: values.name.trim(),
      ...(code !== undefined && { code }),
      benefit,
      scope,
      ...(minimum !== undefined && { minimum }),
      ...(startsAt !== undefined && { startsAt }),
      ...(endsAt !== undefined && { endsAt }),
      ...(limit !== undefined && { limit }),
      ...(limitPerCustomer !== undefined && { limitPerCustomer }),
    },
  }
}

type ReadField = <Value>(
  field: keyof DiscountValues,
  read: (typed: string) => Value | undefined,
  problem: string,
) => Value | undefined

function readBenefit(
  { kind }: DiscountValues,
  required: ReadField,
  optional: ReadField,
): DiscountBenefit | undefined {
  if (kind === 'free-shipping') return { kind }
  if (kind === 'amount') {
    const amount = required('amount', readRupees, RUPEES)
    return amount === undefined ? undefined : { kind, amount }
  }
  const percent = required('percent', readPercent, 'Enter a whole number from 1 to 100')
  const most = optional('most', readRupees, RUPEES)
  return percent === undefined
    ? undefined
    : { kind: 'percentage', percent, ...(most !== undefined && { most }) }
}

const RUPEES = 'Enter an amount in rupees, such as 500 or 99.50'
const COUNT = 'Enter a whole number, at least 1'
const TIME = 'Choose a date and a time'

function readCode(typed: string): string | undefined {
  const code = normaliseCode(typed)
  return isDiscountCode(code) ? code : undefined
}

function readRupees(typed: string): number | undefined {
  const amount = typedRupees(typed)
  return amount !== undefined && amount > 0 ? amount : undefined
}

function readCount(typed: string): number | undefined {
  const number = Number(normaliseNumber(typed))
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

function readPercent(typed: string): number | undefined {
  const percent = readCount(typed)
  return percent !== undefined && percent <= 100 ? percent : undefined
}

function readTime(typed: string): string | undefined {
  const at = new Date(`${typed}:00+05:30`)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
