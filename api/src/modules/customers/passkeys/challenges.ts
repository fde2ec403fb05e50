import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import { hashSecret } from '../../../app/secrets'
import { AppError } from '../../../errors'
import type { ChallengesRepository } from './challenges.repository'

interface ChallengesDeps {
  secret: string
  repository: Pick<ChallengesRepository, 'use'>
  now: () => Date
}

/** Binds a challenge to one purpose and one browser. */
export interface ChallengePurpose {
  purpose: string
  browser: string
}

/** The part that the browser's responses have in common, whether a passkey is created or used. */
interface ChallengeResponse {
  response: { clientDataJSON: string }
}

export type Challenges = ReturnType<typeof createChallenges>

/** People may have to find their phone or type a PIN: WebAuthn recommends five to ten minutes. */
export const CHALLENGE_MS = 10 * 60_000

const RANDOM_BYTES = 16
const CONTENT_BYTES = RANDOM_BYTES + 8

/** Issuing a challenge stores nothing: it contains its expiry and a signature that every process can check. */
export function createChallenges({ secret, repository, now }: ChallengesDeps) {
  function make(asked: ChallengePurpose): Uint8Array<ArrayBuffer> {
    const expiry = Buffer.alloc(8)
    expiry.writeBigUInt64BE(BigInt(now().getTime() + CHALLENGE_MS))
    const content = Buffer.concat([randomBytes(RANDOM_BYTES), expiry])
    return new Uint8Array(Buffer.concat([content, sign(content, asked)]))
  }

  /**
   * Consumes the challenge in a response, before anything else is checked.
   * @throws AppError INVALID_INPUT if it is not ours, was issued for another purpose, has expired or was used
   */
  async function take(answer: ChallengeResponse, asked: ChallengePurpose): Promise<string> {
    const challenge = readChallenge(answer)
    if (!challenge || !(await use(challenge, asked)))
      throw new AppError('INVALID_INPUT', 'This request has expired. Please try again.')
    return challenge
  }

  async function use(challenge: string, asked: ChallengePurpose): Promise<boolean> {
    const bytes = Buffer.from(challenge, 'base64url')
    const content = bytes.subarray(0, CONTENT_BYTES)
    const signature = bytes.subarray(CONTENT_BYTES)
    const expected = sign(content, asked)
    if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false
    const expiresAt = new Date(Number(content.readBigUInt64BE(RANDOM_BYTES)))
    if (expiresAt <= now()) return false
    // Hashes the bytes, because one challenge can be encoded in several ways.
    return repository.use(hashSecret(bytes.toString('hex')), expiresAt)
  }

  function sign(content: Buffer, { purpose, browser }: ChallengePurpose): Buffer {
    const about = `passkey:${purpose}:${browser}:${content.toString('hex')}`
    return createHmac('sha256', secret).update(about).digest()
  }

  return { make, take }
}

function readChallenge({ response }: ChallengeResponse): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(response.clientDataJSON)
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
