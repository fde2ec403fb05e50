/** The major versions of Node that the shop supports. The README recommends 24. */
const NODE_VERSIONS = ['20', '22', '24', '26'] as const

const DAY_MS = 86_400_000

/** Returns a day's version: those other than `own` take turns. @param own such as '24.21.0' @param now in ms */
export function versionInTurn(own: string, now: number): string {
  const others = NODE_VERSIONS.filter((major) => own.split('.')[0] !== major)
  return others[Math.floor(now / DAY_MS) % others.length] ?? NODE_VERSIONS[0]
}
