import { hash, verify } from '@node-rs/argon2'

/** OWASP's advice for argon2id, which is the library's default algorithm. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash that no password has, so that an unknown address costs the same work as a known one. */
let nobody: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password')
  const isSame = await verify(stored ?? (await nobody), password)
  return stored !== undefined && isSame
}
