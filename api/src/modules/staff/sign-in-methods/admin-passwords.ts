import { hashSecret } from '../../../app/secrets'
import { AppError } from '../../../errors'
import { hashPassword, isPassword } from '../../customers'
import { findTimeStep, looksLikeAppCode, newAuthenticator } from './authenticator-codes'
import { newRecoveryCodes, plainCode } from './recovery-codes'
import type { Seal } from './seal'
import type { StaffPasswordsRepository } from './staff-passwords.repository'

interface AdminPasswordsDeps {
  repository: StaffPasswordsRepository
  seal: Seal
  now: () => Date
}

/** A password and an authenticator app, both proved. */
interface VerifiedPassword {
  passwordHash: string
  secret: string
  /** Of the code that proved the app. */
  step: number
}

/** How a code was good: of the app, or one of the ten. */
export type CodeKind = 'app-code' | 'recovery-code'

export type AdminPasswords = ReturnType<typeof createAdminPasswords>

const forPerson = (staffId: string) => `kept of ${staffId}`

/** The second way in: password with authenticator app, or with a recovery code in place of the app. */
export function createAdminPasswords({ repository, seal, now }: AdminPasswordsDeps) {
  /** @param purpose for which it is shown, and must come back */
  function newApp(email: string, purpose: string) {
    const { secret, uri } = newAuthenticator(email)
    return { secret, uri, sealed: seal.close(secret, purpose) }
  }

  /** @throws AppError INVALID_INPUT for a code that is not of the app that `newApp` has set up */
  async function check(
    { password, sealed, code }: { password: string; sealed: string; code: string },
    purpose: string,
  ): Promise<VerifiedPassword> {
    const secret = seal.open(sealed, purpose)
    const step = secret && findTimeStep(code, secret, now())
    if (!secret || !step)
      throw new AppError(
        'INVALID_INPUT',
        'The code is not right. Please wait for the next one and try again.',
      )
    return { passwordHash: await hashPassword(password), secret, step }
  }

  /** Keeps what `check` has found good. @returns ten new recovery codes */
  async function set(staffId: string, { passwordHash, secret, step }: VerifiedPassword): Promise<string[]> {
    const sealedSecret = seal.close(secret, forPerson(staffId))
    await repository.set({ staffId, passwordHash, sealedSecret, lastStep: step })
    return renewRecoveryCodes(staffId)
  }

  async function renewRecoveryCodes(staffId: string): Promise<string[]> {
    const codes = newRecoveryCodes()
    await repository.setRecoveryCodes(
      staffId,
      codes.map((code) => hashSecret(plainCode(code))),
    )
    return codes
  }

  /** @param staffId undefined for nobody, which takes as long. @returns what the password is kept as, if it is right */
  async function rightPassword(staffId: string | undefined, password: string): Promise<string | undefined> {
    const kept = staffId ? await repository.find(staffId) : undefined
    return (await isPassword(password, kept?.passwordHash)) ? kept?.passwordHash : undefined
  }

  const keptAs = async (staffId: string) => (await repository.find(staffId))?.passwordHash

  /** Uses the code up. @returns undefined for a wrong one, and for one that has been used */
  async function takeCode(staffId: string, code: string): Promise<CodeKind | undefined> {
    if (!looksLikeAppCode(code))
      return (await repository.takeRecoveryCode(staffId, hashSecret(plainCode(code))))
        ? 'recovery-code'
        : undefined
    const kept = await repository.find(staffId)
    const secret = kept && seal.open(kept.sealedSecret, forPerson(staffId))
    const step = secret && findTimeStep(code, secret, now())
    return step && (await repository.takeStep(staffId, step)) ? 'app-code' : undefined
  }

  return { newApp, check, set, renewRecoveryCodes, rightPassword, keptAs, takeCode }
}
