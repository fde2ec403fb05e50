import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../../sandbox'
import { orderRoutes } from './order.routes'
import { handleErrors } from './respond'
import { settingsRoutes } from './settings.routes'
import { webhookRoutes } from './webhook.routes'

/** For people and drills; no provider offers these. Forms and JSON clients share addresses, and forms are redirected back. */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox) {
  handleErrors(app)
  orderRoutes(app, sandbox)
  webhookRoutes(app, sandbox)
  settingsRoutes(app, sandbox)
}
