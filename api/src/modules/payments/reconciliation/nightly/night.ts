import { indianDate } from '../period'

const HOUR_MS = 3_600_000
/** In India, when hardly anybody buys and yesterday has been settled. */
const BEGINS_AT_HOUR = 3

/** @returns the date in India of the newest night that has begun, also where nobody was there to see it begin */
export function nightOf(now: Date): string {
  return indianDate(new Date(now.getTime() - BEGINS_AT_HOUR * HOUR_MS))
}
