import type { Dialects } from '../gateway/dialect'
import type { Store } from '../gateway/store/store'
import type { Timers } from '../gateway/timers'

export interface Basics {
  store: Store
  timers: Timers
  dialects: Dialects
  now: () => Date
  /** How many real milliseconds one minute of the schedule lasts. */
  minuteMs: number
  /** The moment so many minutes of the schedule from now. */
  inMinutes: (minutes: number) => string
}
