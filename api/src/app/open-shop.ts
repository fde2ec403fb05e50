import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { seedBlogs } from '../../seed/blogs'
import { seedProducts } from '../../seed/catalogue'
import { seedDescriptions } from '../../seed/descriptions'
import { seedFacts } from '../../seed/facts/facts'
import { seedTaxes } from '../../seed/taxes'
import { openDatabase } from '../db/open'
import { defaultLimits } from '../http/limits/limits'
import { createMailer } from '../mail/mailer'
import { buildApp } from './app'
import type { Config } from './config'
import { keepPrivate } from './private-folder'
import { loadSecret } from './secrets'

/** Opens the database and builds the server, which does not listen yet. @throws Error if the database fails */
export async function openShop(config: Config, onWait: (sentence: string) => void): Promise<FastifyInstance> {
  keepPrivate(config.dataDir)
  return buildApp({
    config,
    secret: config.sessionSecret ?? loadSecret(config.dataDir),
    database: await openDatabase({ ...config, onWait }),
    mailer: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      folder: path.join(config.dataDir, 'outbox'),
    }),
    limits: defaultLimits,
    now: () => new Date(),
    measuresProcess: true,
    seed: {
      products: seedProducts,
      facts: seedFacts,
      descriptions: seedDescriptions,
      taxes: seedTaxes,
      blogs: seedBlogs,
    },
  })
}
