import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server'
import { shop } from 'shared-contracts/platform/shop'
import { SERVER_TITLE, SERVER_VERSION } from './shop-server'

/** The shop's name in MCP: its public host reversed, such as 'in.example.spices/shop'. */
export function serverName(origin: string): string {
  return `${new URL(origin).hostname.split('.').reverse().join('.')}/shop`
}

/** Describes the server to clients before they connect (MCP's extension SEP-2127). @param endpoint its URL */
export function serverCard(origin: string, endpoint: string) {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json',
    name: serverName(origin),
    version: SERVER_VERSION,
    title: SERVER_TITLE,
    description: `Search the spices of ${shop.brand}, compare pack sizes, and create cart links.`,
    websiteUrl: `${origin}/agents.md`,
    remotes: [
      { type: 'streamable-http', url: endpoint, supportedProtocolVersions: [...SUPPORTED_PROTOCOL_VERSIONS] },
    ],
  }
}
