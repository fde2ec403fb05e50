import type { Paise } from 'shared-contracts/values/money'
import { inRupees } from 'shared-contracts/values/money'
import { AppError } from '../../../../../errors'

/** The condition for sending a refund: none, a second person's approval, or a delay for undoing it. */
type Approval = 'none' | 'second' | 'delay'

export interface Limits {
  /** A packer's refund limit per order; null for no limit. */
  packerRefundLimit: Paise | null
  /** Refunds above this amount need a second person; null for no limit. */
  fourEyesLimit: Paise | null
}

interface RefundToApprove {
  amount: Paise
  /** The total of the same person's earlier refunds of this order, so that small refunds add up. */
  before: Paise
  role: string
  /** True if another person could approve it. */
  hasSecond: boolean
}

/** @throws AppError if a packer may not refund that much */
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

/** Returns the role's refund limit per order; null for no limit. */
export function ownLimit(role: string, { packerRefundLimit }: Limits): Paise | null {
  return role === 'packer' ? packerRefundLimit : null
}

/** @param total the refunds of one order, in paise. @throws AppError if a packer may not refund that much */
export function refuseAboveOwn(role: string, total: number, limits: Limits): void {
  const limit = ownLimit(role, limits)
  if (limit === null || total <= limit) return
  const most = limit === 0 ? 'Only the owner can refund' : `You can refund up to ${inRupees(limit)} per order`
  throw new AppError('NO_RIGHT', `${most}. Ask the owner.`)
}
