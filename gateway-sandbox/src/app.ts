import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { createAgenda } from './agenda/agenda'
import { createStepRunner } from './agenda/step-runner'
import { cashfreeRoutes } from './cashfree/cashfree.routes'
import { cashfreeDialect } from './cashfree/cashfree-dialect'
import type { SandboxConfig } from './config'
import { controlRoutes } from './control/control.routes'
import { createDeliveries } from './deliveries/deliveries'
import { createDisputes } from './disputes/disputes'
import { createFaultyCalls } from './faults/faulty-calls'
import { createAttempts } from './gateway/attempts'
import type { Dialects } from './gateway/dialects'
import { createPayFirst } from './gateway/pay-first'
import { createReports } from './gateway/reports'
import { settleRoutes } from './gateway/settle.routes'
import type { Journal } from './ledger/journal'
import { createLedger } from './ledger/ledger'
import { overviewRoutes } from './overview/overview.routes'
import { stylesheetRoute } from './page'
import { payPageRoutes } from './pay-page/pay-page.routes'
import { phonepeDialect } from './phonepe/phonepe-dialect'
import { phonepeV1Routes } from './phonepe/phonepe-v1.routes'
import { phonepeV2Routes } from './phonepe-v2/phonepe-v2.routes'
import { phonepeV2Dialect } from './phonepe-v2/phonepe-v2-dialect'
import { createRefunds } from './refunds/refunds'
import { createSettlementReports } from './settlement/settlement-reports'

export interface SandboxDeps {
  config: SandboxConfig
  journal: Journal
  now: () => Date
}

const BODY_LIMIT_BYTES = 256 * 1024

/** The whole sandbox on one screen; each line may use only what stands above it. */
export function buildSandbox({ config, journal, now: machineNow }: SandboxDeps): FastifyInstance {
  const { cashfree, phonepe, phonepeV2, publicUrl, minuteMs } = config
  const app = Fastify({
    logger: { level: config.logLevel },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
  })

  const ledger = createLedger(journal)
  const now = () => new Date(machineNow().getTime() + ledger.clockAheadMs())
  const dialects: Dialects = {
    cashfree: cashfreeDialect(cashfree.clientSecret),
    phonepe: phonepeDialect(phonepe, now),
    'phonepe-v2': phonepeV2Dialect(phonepeV2),
  }
  const deliveries = createDeliveries({ ledger, dialects, minuteMs, now })
  const reports = createReports({ ledger, deliveries, dialects, minuteMs, now })
  const agenda = createAgenda({ ledger, minuteMs, now })
  const refunds = createRefunds({ ledger, agenda, reports, now })
  const disputes = createDisputes({ ledger, reports, now })
  const attempts = createAttempts({ ledger, reports, refunds, agenda, now })
  const faultyCalls = createFaultyCalls(ledger, config)
  const payFirst = createPayFirst({ attempts, deliveries, dialects })
  const settlementReports = createSettlementReports(ledger, now)
  const merchantApi = { ledger, refunds, faultyCalls, payFirst, settlementReports, publicUrl, minuteMs, now }

  app.register(formbody)
  app.register(async (scope) => cashfreeRoutes(scope, { ...merchantApi, credentials: cashfree }), {
    prefix: '/pg',
  })
  app.register(async (scope) => phonepeV1Routes(scope, { ...merchantApi, credentials: phonepe }), {
    prefix: '/apis/pg-sandbox',
  })
  app.register(async (scope) => phonepeV2Routes(scope, { ...merchantApi, credentials: phonepeV2 }), {
    prefix: '/apis/pg-sandbox',
  })
  app.register(async (scope) => payPageRoutes(scope, { ledger, attempts, dialects, now }))
  app.register(async (scope) => settleRoutes(scope, { ledger, attempts, refunds }))
  app.register(async (scope) =>
    controlRoutes(scope, { ledger, attempts, disputes, agenda, deliveries, minuteMs, now }),
  )
  app.register(async (scope) => overviewRoutes(scope, { ledger, minuteMs, now }))
  app.register(async (scope) => stylesheetRoute(scope))
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => ({ status: 'ok' }))

  app.addHook('onReady', async () => {
    deliveries.resume()
    agenda.start(createStepRunner({ ledger, attempts, refunds, now }))
  })
  app.addHook('onClose', async () => {
    agenda.close()
    deliveries.close()
    journal.close()
  })
  return app
}
