import type { Paise } from 'shared-contracts/values/money'
import { AppError } from '../../../../../errors'
import { inRupees } from '../../../../../i18n/in-rupees'

/** What must happen before money goes back: nothing, another person's word, or a while in which it can be undone. */
type Approval = 'none' | 'second' | 'delay'

export interface Limits {
  /** The most that a packer refunds of one order; null for no limit. */
  packerRefundLimit: Paise | null
  /** Above it another person confirms; null for no limit. */
  fourEyesLimit: Paise | null
}

interface RefundToApprove {
  amount: Paise
  /** What the same person has refunded of the same order before: small sums add up. */
  before: Paise
  role: string
  /** Whether somebody else is there who may confirm it. */
  hasSecond: boolean
}

/** @throws AppError for more than a packer may refund */
export function decideApproval(
  { amount, before, role, hasSecond }: RefundToApprove,
  limits: Limits,
): Approval {
  const total = before + amount
  refuseAboveOwn(role, total, limits)
  const { fourEyesLimit } = limits
  if (fourEyesLimit === null || total <= fourEyesLimit) return 'none'
  return hasSecond ? 'second' : 'delay'
}

/** The most that somebody refunds of one order; null for no limit. */
export function ownLimit(role: string, { packerRefundLimit }: Limits): Paise | null {
  return role === 'packer' ? packerRefundLimit : null
}

/** @param total of one order, in paise. @throws AppError for more than a packer may refund */
export function refuseAboveOwn(role: string, total: number, limits: Limits): void {
  const limit = ownLimit(role, limits)
  if (limit === null || total <= limit) return
  const most = limit === 0 ? 'Only the owner refunds' : `You may refund ${inRupees(limit)} of one order`
  throw new AppError('NO_RIGHT', `${most}. Please ask the owner.`)
}
