import type { FastifyInstance } from 'fastify'
import { answerErrors } from './answer'
import { type OrderDeps, orderRoutes } from './order.routes'
import { type SettingsDeps, settingsRoutes } from './settings.routes'
import { webhookRoutes } from './webhook.routes'
import type { WebhookActDeps } from './webhook-acts'

/**
 * What people and drills do to the sandbox, which no provider offers. The forms of the page call the same addresses
 * as JSON clients; a form is sent back to the page.
 */
export function controlRoutes(app: FastifyInstance, deps: OrderDeps & SettingsDeps & WebhookActDeps) {
  answerErrors(app)
  orderRoutes(app, deps)
  webhookRoutes(app, deps)
  settingsRoutes(app, deps)
}
