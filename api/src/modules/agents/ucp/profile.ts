import { agentPaths, type UcpVersion, ucpVersions } from 'shared-contracts/routing/agent-paths'
import { paths } from 'shared-contracts/routing/paths'
import { type Capability, capabilities, describeCapability, SHOPPING } from './capabilities'

/** The capabilities announced to agents (ucp.dev, 'Discovery'). Buyers check out and pay themselves. */
export function ucpProfile(version: UcpVersion, origin: string) {
  const [newest, ...older] = ucpVersions
  const known = Object.values(capabilities).filter((one) => isOffered(one, version, origin))
  return {
    ucp: {
      version,
      ...(version === newest && {
        supported_versions: Object.fromEntries(older.map((one) => [one, origin + agentPaths.profile(one)])),
      }),
      services: { [SHOPPING]: [service('rest', version, origin), service('mcp', version, origin)] },
      capabilities: Object.fromEntries(known.map((one) => [one, [entry(one, version, origin)]])),
      payment_handlers: {},
    },
  }
}

/** UCP requires permalinks to use https. */
function isOffered(capability: Capability, version: UcpVersion, origin: string): boolean {
  if (capability === capabilities.permalink && !origin.startsWith('https:')) return false
  return describeCapability(version, capability) !== undefined
}

const documents = { rest: 'rest.openapi.json', mcp: 'mcp.openrpc.json' } as const

function service(transport: keyof typeof documents, version: UcpVersion, origin: string) {
  return {
    version,
    spec: `https://ucp.dev/${version}/specification/overview`,
    transport,
    schema: `https://ucp.dev/${version}/services/shopping/${documents[transport]}`,
    endpoint: origin + agentPaths[transport](version),
  }
}

function entry(capability: Capability, version: UcpVersion, origin: string) {
  return {
    version,
    ...describeCapability(version, capability),
    ...(capability === capabilities.permalink && { config: { endpoint: origin + paths.cart } }),
  }
}
