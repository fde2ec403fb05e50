/** The releases of UCP (Universal Commerce Protocol, ucp.dev) that the shop answers in, the newest first. */
export const ucpVersions = ['2026-08-25', '2026-04-08'] as const
export type UcpVersion = (typeof ucpVersions)[number]

/** The release that who asks for none is answered in. */
const [NEWEST] = ucpVersions

/** Where agents find the shop's calls: the edge passes them to the api. */
export const agentPaths = {
  /** The profile of the shop, as ucp.dev names its place. */
  profile: (version: UcpVersion = NEWEST) => `/.well-known/ucp${suffix(version)}`,
  rest: (version: UcpVersion = NEWEST) => `/ucp/${version}`,
  /** The one address for assistants (modelcontextprotocol.io). */
  mcp: (version: UcpVersion = NEWEST) => `/mcp${suffix(version)}`,
} as const

function suffix(version: UcpVersion): string {
  return version === NEWEST ? '' : `/${version}`
}
