import type { z } from 'zod'
import type { Environment } from '../../platform/settings/setting-metadata'

/** A version of a provider's protocol, such as PhonePe's version 2. A payment keeps the version with which it started. */
export interface ProviderProtocol<Setting extends string = string> {
  /** Stored with each payment. */
  name: string
  /** The path under /api to which the provider sends webhooks. */
  webhookPath: string
  /** The setting whose presence turns the protocol on. */
  secret: Setting
  /** Settings without which a public shop with this protocol does not start. */
  needs: readonly Setting[]
}

/** A payment provider's description, shared by api, edge, doctor and sandbox. Its code in the api is a `Provider`. */
export interface ProviderDescription<Setting extends string = string> {
  /** The value of PAYMENT_GATEWAY that selects it for new orders. */
  name: string
  /** The name on screens. */
  title: string
  /** The setting that turns it on or off. */
  switch: Setting
  /** All of its settings, in the order in which the doctor lists them. Names of addresses end in `_URL`. */
  settings: Readonly<Record<Setting, z.ZodType<string | undefined>>>
  protocols: readonly ProviderProtocol<Setting>[]
  /** Returns the name of the protocol for new payments. */
  chooseProtocol(env: Environment): string
  /**
   * The settings for the gateway sandbox, if it imitates the provider: keys, and addresses as paths on the
   * sandbox. The keys are public, so anybody could sign as the gateway. A local shop uses them by default, but
   * a public shop refuses them.
   */
  sandbox?: {
    keys: Readonly<Partial<Record<Setting, string>>>
    paths: Readonly<Partial<Record<Setting, string>>>
  }
  /** Set if browsers reach the payment page by posting a form. Pages must then allow that page's origins. */
  checkoutForm?: {
    /** The setting with the page's address. */
    address: Setting
    /** Additional allowed origins. */
    origins: readonly string[]
  }
}
