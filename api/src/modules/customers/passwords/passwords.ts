import { hash, verify } from '@node-rs/argon2'
import { normalisePassword } from 'shared-contracts/customers/password'

/** OWASP's recommendation for argon2id, the library's default algorithm. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password matches, so that checking an unknown address takes as long as a known one. */
let nobody: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), options)
}

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const known = stored ?? (await nobody)
  for (const form of listForms(password)) if (await verify(known, form)) return stored !== undefined
  return false
}

/** Lists the forms to check, because the hash may be of the text as typed. Usually both forms are the same. */
function listForms(password: string): Set<string> {
  return new Set([normalisePassword(password), password])
}
