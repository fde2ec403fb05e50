import { execFileSync } from 'node:child_process'

export interface ServerUser {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: there, its own user runs it. @returns undefined for anybody else but root */
export function serverUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
