import { createHmac } from 'node:crypto'
import { isSameSecret } from '../../../app/secrets'

interface CodeChallengesDeps {
  secret: string
  keptAs: (staffId: string) => Promise<string | undefined>
  now: () => Date
}

export type CodeChallenges = ReturnType<typeof createCodeChallenges>

/** Long enough to find and unlock a phone. */
const CHALLENGE_MS = 10 * 60_000

/** Challenges let a browser that sent the right password try codes, until expiry or a change of password. */
export function createCodeChallenges({ secret, keptAs, now }: CodeChallengesDeps) {
  function make(staffId: string, passwordHash: string, browser: string) {
    const expiresAt = new Date(now().getTime() + CHALLENGE_MS)
    const content = `${staffId}.${expiresAt.getTime()}`
    return { challenge: `${content}.${sign(content, passwordHash, browser)}`, expiresAt }
  }

  /** @returns the person's id; undefined if the challenge is invalid or expired, or the password changed */
  async function read(challenge: string, browser: string): Promise<string | undefined> {
    const [staffId = '', expiry = '', signature = ''] = challenge.split('.')
    if (!(Number(expiry) > now().getTime()) || !UUID.test(staffId)) return undefined
    const passwordHash = await keptAs(staffId)
    if (!passwordHash) return undefined
    const isOurs = isSameSecret(signature, sign(`${staffId}.${expiry}`, passwordHash, browser))
    return isOurs ? staffId : undefined
  }

  function sign(content: string, passwordHash: string, browser: string): string {
    const about = `admin code:${content}:${browser}:${passwordHash}`
    return createHmac('sha256', secret).update(about).digest('base64url')
  }

  return { make, read }
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
