import type { Database } from '../../../db/connection'
import type { Poller } from '../status-requests/poller'
import { createDeliverMessage, type DeliverMessageDeps } from './deliver-message'
import { createGatewayEventsRepository } from './gateway-events.repository'
import { createGatewayInbox, type GatewayInboxDeps } from './inbox'
import { webhookRoutes } from './webhook.routes'

type InboxDeps = DeliverMessageDeps &
  Omit<GatewayInboxDeps, 'repository' | 'apply' | 'onApplied'> & {
    database: Database
    poller: Pick<Poller, 'wake'>
  }

/** Receives the gateways' messages: stores each, then delivers it. */
export function createInbox(deps: InboxDeps) {
  const repository = createGatewayEventsRepository(deps.database)
  const { receive } = createGatewayInbox({
    ...deps,
    repository,
    apply: createDeliverMessage(deps),
    onApplied: deps.poller.wake,
  })
  return { routes: webhookRoutes({ gateways: deps.gateways, receive }), emptyOld: repository.empty }
}
