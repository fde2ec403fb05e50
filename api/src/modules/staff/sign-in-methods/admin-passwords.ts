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

/** A password and an authenticator app, both verified. */
interface VerifiedPassword {
  passwordHash: string
  secret: string
  /** The time step of the code that verified the app. */
  step: number
}

export type CodeKind = 'app-code' | 'recovery-code'

export type AdminPasswords = ReturnType<typeof createAdminPasswords>

const forPerson = (staffId: string) => `kept of ${staffId}`

/** Verifies passwords with a code from an authenticator app, or with a recovery code instead. */
export function createAdminPasswords({ repository, seal, now }: AdminPasswordsDeps) {
  /** @param purpose binds the secret to the form it is shown in */
  function newApp(email: string, purpose: string) {
    const { secret, uri } = newAuthenticator(email)
    return { secret, uri, sealed: seal.close(secret, purpose) }
  }

  /** @throws AppError INVALID_INPUT for a code that is not from the app set up by `newApp` */
  async function check(
    { password, sealed, code }: { password: string; sealed: string; code: string },
    purpose: string,
  ): Promise<VerifiedPassword> {
    const secret = seal.open(sealed, purpose)
    const step = secret && findTimeStep(code, secret, now())
    if (!secret || !step)
      throw new AppError('INVALID_INPUT', 'That code isn’t right. Wait for the next one and try again.')
    return { passwordHash: await hashPassword(password), secret, step }
  }

  /** Stores a password verified by `check`. @returns ten new recovery codes */
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

  /**
   * Checks a password; takes as long for an unknown address, for which `staffId` is undefined.
   * @returns the stored hash, if the password is right
   */
  async function rightPassword(staffId: string | undefined, password: string): Promise<string | undefined> {
    const kept = staffId ? await repository.find(staffId) : undefined
    return (await isPassword(password, kept?.passwordHash)) ? kept?.passwordHash : undefined
  }

  const keptAs = async (staffId: string) => (await repository.find(staffId))?.passwordHash

  /** Consumes the code. @returns undefined if it is wrong or was used */
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
