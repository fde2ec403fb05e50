import type { Dialects } from '../gateway/dialect'
import type { Store } from '../gateway/store/store'
import type { Timers } from '../gateway/timers'

export interface Basics {
  store: Store
  timers: Timers
  dialects: Dialects
  now: () => Date
  /** Real milliseconds per scheduled minute. */
  minuteMs: number
  /** Returns the time that many scheduled minutes from now. */
  inMinutes: (minutes: number) => string
}
