import type { Dialects } from './gateway/dialect'
import type { Timers } from './schedule/timers'
import type { Store } from './store/store'

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
