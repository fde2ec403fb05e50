/** One thing that the doctor has looked at. */
export interface Finding {
  isRight: boolean
  /** In words for who runs the shop. It shows no secret. */
  sentence: string
}

export const right = (sentence: string): Finding => ({ isRight: true, sentence })
export const wrong = (sentence: string): Finding => ({ isRight: false, sentence })

/** Why something failed, in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message.split('\n')[0] || error.name
}
