import type { Writable } from 'node:stream'
import type { Database } from '../db/connection'
import type { Limits } from '../http/limits/limits'
import type { Mailer } from '../mail/mailer'
import type { SeedFacts, SeedProduct, TranslatedDescriptions } from '../modules/catalog'
import type { SeedBlog } from '../modules/content'
import type { SeedTax } from '../modules/invoicing'
import type { SendPush } from '../modules/notifications'
import type { Config } from './config'

/** What the server is given: all that is outside of it. */
export interface AppDeps {
  config: Config
  /** Signs what browsers hold. */
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
  /** How signals to devices go out, if not by the browsers' push services. */
  sendPush?: SendPush
  /** Whether /metrics also tells how the process fares. Node never ends such a measurement: a process has it once. */
  measuresProcess?: boolean
  /** Where the log goes, if not to the standard output. */
  logTo?: Writable
}
