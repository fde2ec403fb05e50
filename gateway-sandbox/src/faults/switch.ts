/** The calls of merchants' servers for which a fault can be switched on. */
export const calls = ['create', 'status', 'refund', 'settlement'] as const
export type Call = (typeof calls)[number]

/** A fault that the next calls meet, whosever they are. */
export interface Switch {
  call: Call
  fault: string
  /** How many calls are still to meet it. */
  left: number
}
