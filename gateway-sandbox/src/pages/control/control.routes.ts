import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../../sandbox'
import { orderRoutes } from './order.routes'
import { handleErrors } from './respond'
import { settingsRoutes } from './settings.routes'
import { webhookRoutes } from './webhook.routes'

/**
 * What people and drills do to the sandbox, which no provider offers. The forms of the page call the same addresses
 * as JSON clients; a form is sent back to the page.
 */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox) {
  handleErrors(app)
  orderRoutes(app, sandbox)
  webhookRoutes(app, sandbox)
  settingsRoutes(app, sandbox)
}
