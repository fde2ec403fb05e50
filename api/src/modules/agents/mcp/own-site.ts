import type { FastifyRequest } from 'fastify'
import { isOwnMachine } from 'shared-contracts/platform/settings/public-origin'
import { AppError } from '../../../errors'
import { isOwnOrigin } from '../../../http/origin'

export interface Site {
  publicOrigin: string
  isPublic: boolean
}

/**
 * Refuses what a page of another site sends, and what is sent to another name of this machine (DNS rebinding): MCP asks
 * for both. Programs send no Origin. The edge passes on the host that was asked.
 */
export function refuseForeignSites({ host, hostname, headers }: FastifyRequest, site: Site): void {
  const isOwnHost = host === new URL(site.publicOrigin).host || (!site.isPublic && isOwnMachine(hostname))
  if (!isOwnHost) throw new AppError('FORBIDDEN', 'This shop has another address.')
  const { origin } = headers
  if (origin !== undefined && !isOwnOrigin(origin, host, site))
    throw new AppError('FORBIDDEN', 'This request came from another site.')
}
