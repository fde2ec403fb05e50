/** The supported releases of UCP (Universal Commerce Protocol, ucp.dev), newest first. */
export const ucpVersions = ['2026-08-25', '2026-04-08'] as const
export type UcpVersion = (typeof ucpVersions)[number]

/** The default release. */
const [NEWEST] = ucpVersions

/** The shop's paths for agents, which the edge forwards to the api. */
export const agentPaths = {
  /** The shop's profile, at the path that ucp.dev specifies. */
  profile: (version: UcpVersion = NEWEST) => `/.well-known/ucp${suffix(version)}`,
  rest: (version: UcpVersion = NEWEST) => `/ucp/${version}`,
  /** The path of the MCP server for assistants (modelcontextprotocol.io). */
  mcp: (version: UcpVersion = NEWEST) => `/mcp${suffix(version)}`,
} as const

function suffix(version: UcpVersion): string {
  return version === NEWEST ? '' : `/${version}`
}
