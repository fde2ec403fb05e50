import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import { shop } from 'shared-contracts/platform/shop'
import { foldDigits, SEPARATORS } from 'shared-contracts/values/digits'

/** Clocks may be off by one code (RFC 6238, section 5.2). */
const TOLERANCE_SECONDS = 30

const CODE = /^\d{6}$/

/** @param email labels the entry in the app */
export function newAuthenticator(email: string): { secret: string; uri: string } {
  const secret = generateSecret()
  return { secret, uri: generateURI({ issuer: `${shop.brand} admin`, label: email, secret }) }
}

/** Returns the code the app shows. @param secret base32 */
export function generateCode(secret: string, now: Date): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) })
}

/** True if it looks like an app code; recovery codes look different. */
export function looksLikeAppCode(code: string): boolean {
  return CODE.test(readDigits(code))
}

/** Returns the time step of a code (RFC 6238), or undefined if the code is wrong. @param secret base32 */
export function findTimeStep(code: string, secret: string, now: Date): number | undefined {
  if (!looksLikeAppCode(code)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const result = verifySync({ secret, token: readDigits(code), epoch, epochTolerance: TOLERANCE_SECONDS })
  return result.valid && 'timeStep' in result ? result.timeStep : undefined
}

/** Apps show codes in two groups of three, and keyboards may type the digits of another script. */
function readDigits(code: string): string {
  return foldDigits(code.replace(SEPARATORS, ''))
}
