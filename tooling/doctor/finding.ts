/** One result of the doctor. */
export interface Finding {
  isRight: boolean
  /** Written for the person who runs the shop, without secrets. */
  sentence: string
}

export const right = (sentence: string): Finding => ({ isRight: true, sentence })
export const wrong = (sentence: string): Finding => ({ isRight: false, sentence })

/** Returns the reason for a failure in one line. */
export function describeFailure(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return describeFailure(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error
    ? describeFailure(error.cause)
    : error.message.split('\n')[0] || error.name
}
