/** The major versions of Node that the shop runs on. The README recommends 24. */
export const NODE_VERSIONS = ['20', '22', '24', '26'] as const

const DAY_MS = 86_400_000

/**
 * Which other version a day's run takes: each in turn.
 * @param own the version of this process, such as '24.21.0'
 * @param now ms since 1970
 */
export function versionInTurn(own: string, now: number): string {
  const others = NODE_VERSIONS.filter((major) => own.split('.')[0] !== major)
  return others[Math.floor(now / DAY_MS) % others.length] ?? NODE_VERSIONS[0]
}
