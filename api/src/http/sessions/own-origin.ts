import { isOwnMachine } from 'shared-contracts/platform/settings/public-origin'

export interface Site {
  publicOrigin: string
  isPublic: boolean
}

/** True for the public origin and the requested host. A local shop also accepts other names of its machine. */
export function isOwnOrigin(origin: string, host: string, { publicOrigin, isPublic }: Site): boolean {
  if (origin === publicOrigin) return true
  if (!URL.canParse(origin)) return false
  const given = new URL(origin)
  if (given.host === host) return true
  return !isPublic && isOwnMachine(given.hostname) && isOwnMachine(hostname(host))
}

function hostname(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : ''
}
