import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../../sandbox'
import { orderRoutes } from './order.routes'
import { handleErrors } from './respond'
import { settingsRoutes } from './settings.routes'
import { webhookRoutes } from './webhook.routes'

/**
 * Controls of the sandbox for people and drills, which no provider offers. The page's forms use the same addresses as
 * JSON clients; a form is redirected back to the page.
 */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox) {
  handleErrors(app)
  orderRoutes(app, sandbox)
  webhookRoutes(app, sandbox)
  settingsRoutes(app, sandbox)
}
