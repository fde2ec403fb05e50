import type { IssuedToken } from './phonepe-v2-wire'

interface CachedToken {
  value: string
  /** In milliseconds by the shop's clock. */
  renewAt: number
  expiresAt: number
}

/** Caches a token; renews it once for all callers at half its life. If that fails, uses it until it expires. */
export function createPhonePeToken(issue: () => Promise<IssuedToken>, now: () => Date) {
  let kept: CachedToken | undefined
  let renewing: Promise<CachedToken> | undefined

  async function issued(): Promise<CachedToken> {
    const start = now().getTime()
    const { access_token: value, issued_at, expires_at } = await issue()
    // Uses the shop's clock, because PhonePe's may differ.
    const lifeMs = Math.max(0, expires_at - issued_at) * 1000
    kept = { value, renewAt: start + lifeMs / 2, expiresAt: start + lifeMs }
    return kept
  }

  function renewed(): Promise<CachedToken> {
    renewing ??= issued().finally(() => {
      renewing = undefined
    })
    return renewing
  }

  async function get(): Promise<string> {
    const time = now().getTime()
    if (kept && time < kept.renewAt) return kept.value
    try {
      return (await renewed()).value
    } catch (error) {
      if (kept && time < kept.expiresAt) return kept.value
      throw error
    }
  }

  /** Replaces a token that PhonePe has rejected. */
  async function getOtherThan(refused: string): Promise<string> {
    if (kept?.value === refused) kept = undefined
    return get()
  }

  return { get, getOtherThan }
}
