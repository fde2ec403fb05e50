import { describeError } from '../command-line/describe-error'
import { type CheckedShop, checkShop } from './check-shop'

export interface Verdict {
  isFine: boolean
  /** Fit for a log line, a mail or a chat message. */
  sentence: string
}

/** Checks a shop within a time limit. @returns the outcome, or the failed step and the order left behind */
export async function runCheck(
  shop: Pick<CheckedShop, 'origin' | 'login'>,
  seconds: number,
): Promise<Verdict> {
  let step = 'the start'
  let left = ''
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished within ${seconds} s`)), seconds * 1000)
  })
  const check = checkShop({
    ...shop,
    onStep: (name) => {
      step = name
    },
    onOrder: (orderId, state) => {
      left = ` Order ${orderId} ${state}.`
    },
  })
  try {
    return {
      isFine: true,
      sentence: `${shop.origin} works: a purchase succeeded. ${await Promise.race([check, late])}`,
    }
  } catch (error) {
    const why = describeCause(error)
    return { isFine: false, sentence: `The check of ${shop.origin} failed at ${step}: ${why}.${left}` }
  } finally {
    clearTimeout(timer)
  }
}

/** Includes the error's cause, because "fetch failed" alone does not explain the problem. */
function describeCause(error: unknown): string {
  const cause = error instanceof Error && error.cause ? ` (${describeError(error.cause)})` : ''
  return `${plain(describeError(error)).replace(/\.$/, '')}${cause}`
}

/** Extracts the message that a shopper would read from an api response. */
function plain(message: string): string {
  const [, start = message, body = ''] = /^(.*?: )(\{.*\})$/s.exec(message) ?? []
  try {
    return body ? `${start}${(JSON.parse(body) as { message: unknown }).message}` : start
  } catch {
    return message
  }
}
