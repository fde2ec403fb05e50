import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../../sandbox'
import { orderRoutes } from './order.routes'
import { handleErrors } from './respond'
import { settingsRoutes } from './settings.routes'
import { webhookRoutes } from './webhook.routes'

/** Adds the controls for people and drills, which real providers lack. Forms and JSON clients share them. */
export function controlRoutes(app: FastifyInstance, sandbox: Sandbox) {
  handleErrors(app)
  orderRoutes(app, sandbox)
  webhookRoutes(app, sandbox)
  settingsRoutes(app, sandbox)
}
