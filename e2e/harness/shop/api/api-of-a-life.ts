import path from 'node:path'
import { sandboxAddresses } from 'shared-contracts/payments/providers/providers'
import { seedProducts } from '../../../../api/seed/catalogue'
import { buildApp } from '../../../../api/src/app/app'
import { readConfig } from '../../../../api/src/app/config'
import type { Database } from '../../../../api/src/db/connection'
import { defaultLimits } from '../../../../api/src/http/limits/limits'
import type { Mailer } from '../../../../api/src/mail/mailer'

const API_ROOT = path.resolve(import.meta.dirname, '../../../../api')

export const apiFiles = readConfig({}, API_ROOT)

export interface ApiLocation {
  port: number
  gatewayOrigin: string
  /** Settings that select the gateways. */
  settings: Record<string, string>
}

interface ApiDeps extends ApiLocation {
  database: Database
  mailer: Mailer
  now: () => Date
}

/** Starts the api with an injected clock. */
export async function openApi({ database, mailer, now, port, gatewayOrigin, settings }: ApiDeps) {
  const config = readConfig(
    {
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      ...sandboxAddresses(gatewayOrigin),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      ...settings,
    },
    API_ROOT,
  )
  const app = await buildApp({
    config,
    secret: 'a secret for a drill, which nobody has to keep',
    database,
    mailer,
    limits: defaultLimits,
    now,
    seed: { products: seedProducts, blogs: [] },
  })
  await app.listen({ port, host: '127.0.0.1' })
  return app
}
