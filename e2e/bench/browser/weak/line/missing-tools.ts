import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** What the line is made with, and the Debian package of each. */
const TOOLS = {
  'linux.uml': 'user-mode-linux',
  insmod: 'kmod',
  ip: 'iproute2',
  unshare: 'util-linux',
} as const

const TUN = '/dev/net/tun'

function isThere(tool: string): boolean {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Says what this machine lacks for a line of its own, in a sentence; undefined where it has all. */
export function missingTools(): string | undefined {
  if (process.platform !== 'linux') return 'The line is made by Linux; this machine runs something else.'
  if (process.getuid?.() !== 0) return 'The line has network namespaces of its own: run this as root.'
  if (!existsSync(TUN)) return `The line needs ${TUN}.`
  const packages = Object.entries(TOOLS).flatMap(([tool, name]) => (isThere(tool) ? [] : [name]))
  return packages.length > 0 ? `The line needs more: apt-get install ${packages.join(' ')}` : undefined
}
