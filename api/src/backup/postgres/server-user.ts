import { execFileSync } from 'node:child_process'

export interface ServerUser {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root, so root runs it as `postgres`. @returns undefined for any other user */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
