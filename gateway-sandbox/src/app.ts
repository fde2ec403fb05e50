import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { cashfreeRoutes } from './cashfree/cashfree.routes'
import { cashfreeDialect } from './cashfree/cashfree-dialect'
import { settlementFileRoutes } from './cashfree/settlements/settlement-file.routes'
import type { SandboxConfig } from './config'
import { createDeliveries } from './deliveries/deliveries'
import { createReports } from './deliveries/reports'
import { createFaultyCalls } from './faults/faulty-calls'
import { createAgenda } from './gateway/agenda'
import { createAttempts } from './gateway/attempts'
import type { Dialects } from './gateway/dialect'
import { createDisputes } from './gateway/disputes'
import { performStep } from './gateway/perform-step'
import { createRefunds } from './gateway/refunds'
import { createSettlementReports } from './gateway/settlement/settlement-reports'
import { openStore } from './gateway/store/store'
import { createTimers } from './gateway/timers'
import { controlRoutes } from './pages/control/control.routes'
import { overviewRoutes } from './pages/overview/overview.routes'
import { stylesheetRoute } from './pages/page'
import { payPageRoutes } from './pages/pay-page/pay-page.routes'
import { phonepeV1Routes } from './phonepe/v1/phonepe-v1.routes'
import { phonepeV1Dialect } from './phonepe/v1/phonepe-v1-dialect'
import { phonepeV2Routes } from './phonepe/v2/phonepe-v2.routes'
import { phonepeV2Dialect } from './phonepe/v2/phonepe-v2-dialect'
import type { Sandbox } from './sandbox'

interface SandboxDeps {
  config: SandboxConfig
  now: () => Date
}

const BODY_LIMIT_BYTES = 256 * 1024

/**
 * Builds the sandbox. The parts are created in order of dependency: each uses only earlier ones.
 * @throws Error if another sandbox uses the folder, or its journal is unreadable
 */
export function buildSandbox({ config, now: machineNow }: SandboxDeps): FastifyInstance {
  const { cashfree, phonepe, phonepeV2, minuteMs } = config
  const app = Fastify({
    logger: { level: config.logLevel },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
  })

  const store = openStore(config.journalPath)
  const now = () => new Date(machineNow().getTime() + store.settings().clockAheadMs)
  const dialects: Dialects = {
    cashfree: cashfreeDialect(cashfree.clientSecret),
    phonepe: phonepeV1Dialect(phonepe, now),
    'phonepe-v2': phonepeV2Dialect(phonepeV2),
  }
  const timers = createTimers(now)
  const inMinutes = (minutes: number) => new Date(now().getTime() + minutes * minuteMs).toISOString()
  const basics = { store, timers, dialects, now, minuteMs, inMinutes }

  const deliveries = createDeliveries(basics)
  const reports = createReports(basics, deliveries)
  const agenda = createAgenda(basics)
  const refunds = createRefunds(basics, { agenda, reports })
  const disputes = createDisputes(basics, reports)
  const attempts = createAttempts(basics, { deliveries, reports, refunds, agenda })
  const faultyCalls = createFaultyCalls(basics, attempts, config.hasOrderFaults)
  const settlementReports = createSettlementReports(basics)
  const services = { attempts, refunds, disputes, deliveries, faultyCalls, settlementReports }
  const sandbox: Sandbox = { ...basics, ...services, publicUrl: config.publicUrl }

  app.register(formbody)
  app.register(async (scope) => cashfreeRoutes(scope, sandbox, cashfree), { prefix: '/pg' })
  app.register(async (scope) => phonepeV1Routes(scope, sandbox, phonepe), { prefix: '/apis/pg-sandbox' })
  app.register(async (scope) => phonepeV2Routes(scope, sandbox, phonepeV2), { prefix: '/apis/pg-sandbox' })
  app.register(async (scope) => payPageRoutes(scope, sandbox))
  app.register(async (scope) => controlRoutes(scope, sandbox))
  app.register(async (scope) => settlementFileRoutes(scope, sandbox))
  app.register(async (scope) => overviewRoutes(scope, sandbox))
  app.register(async (scope) => stylesheetRoute(scope))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ok' }))

  app.addHook('onReady', async () => {
    deliveries.resume()
    agenda.start((order, act) => performStep({ attempts, refunds }, order, act))
  })
  app.addHook('onClose', async () => {
    timers.close()
    deliveries.close()
    store.close()
  })
  return app
}
