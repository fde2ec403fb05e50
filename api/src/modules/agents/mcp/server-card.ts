import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'
import { shop } from 'shared-contracts/platform/shop'
import { SERVER_TITLE, SERVER_VERSION } from './shop-server'

/** What MCP calls the shop: its host read backwards. @param origin where the public finds the shop */
export function serverName(origin: string): string {
  return `${new URL(origin).hostname.split('.').reverse().join('.')}/shop`
}

/** Who serves at an address, for who has not connected yet (MCP's extension SEP-2127). @param endpoint of the server */
export function serverCard(origin: string, endpoint: string) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json',
    name: serverName(origin),
    version: SERVER_VERSION,
    title: SERVER_TITLE,
    description: `Search the spices of ${shop.brand}, compare packs, and make links to carts.`,
    websiteUrl: `${origin}/agents.md`,
    remotes: [
      { type: 'streamable-http', url: endpoint, supportedProtocolVersions: [...SUPPORTED_PROTOCOL_VERSIONS] },
    ],
  }
}
