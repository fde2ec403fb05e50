import { showToast } from 'design-system/toast/show-toast'
import type { GiveBack } from 'shared-contracts/payments/admin/money-schema'
import { inRupees } from '../../data/payments/in-words'
import { standingOf } from './give-back-words'

/** Says what has become of money that somebody gave back. */
export function showGiven(given: GiveBack): void {
  showToast({ tone: 'ok', message: `${inRupees(given.amount)}: ${standingOf(given)}` })
}
