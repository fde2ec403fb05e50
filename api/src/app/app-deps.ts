import type { Writable } from 'node:stream'
import type { Database } from '../db/connection'
import type { Limits } from '../http/limits/limits'
import type { Mailer } from '../mail/mailer'
import type { SeedFacts, SeedProduct, TranslatedDescriptions } from '../modules/catalog'
import type { SeedBlog } from '../modules/content'
import type { SeedTax } from '../modules/invoicing'
import type { SendPush } from '../modules/notifications'
import type { Config } from './config'

/** Everything the server depends on, injected so that tests can replace it. */
export interface AppDeps {
  config: Config
  /** Signs cookies and tokens. */
  secret: string
  database: Database
  mailer: Mailer
  limits: Limits
  now: () => Date
  seed: {
    products: readonly SeedProduct[]
    facts?: readonly SeedFacts[]
    descriptions?: TranslatedDescriptions
    taxes?: readonly SeedTax[]
    blogs: readonly SeedBlog[]
  }
  /** Sends push messages; tests replace it. Defaults to the browsers' push services. */
  sendPush?: SendPush
  /** True if /metrics includes process metrics. Node can start these only once per process. */
  measuresProcess?: boolean
  /** Defaults to standard output. */
  logTo?: Writable
}
