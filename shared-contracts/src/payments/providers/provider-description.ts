import type { z } from 'zod'
import type { Environment } from '../../platform/settings/setting-metadata'

/** A provider's protocol, such as PhonePe's version 2. A payment keeps the one it started with. */
export interface ProviderProtocol<Setting extends string = string> {
  /** Stored with each payment. */
  name: string
  /** Path under /api to which the provider sends webhooks. */
  webhookPath: string
  /** A shop with this setting uses the protocol. */
  secret: Setting
  /** A public shop with the protocol does not open without these. */
  needs: readonly Setting[]
}

/** A payment provider's description, shared by api, edge, doctor and sandbox. The api's own part is its `Provider`. */
export interface ProviderDescription<Setting extends string = string> {
  /** The value of PAYMENT_GATEWAY that selects it for new orders. */
  name: string
  /** The display name. */
  title: string
  /** Turns it on or off. */
  switch: Setting
  /** All of its settings, in the doctor's order. Names of addresses end in `_URL`. */
  settings: Readonly<Record<Setting, z.ZodType<string | undefined>>>
  protocols: readonly ProviderProtocol<Setting>[]
  /** Returns the name of the protocol for new payments. */
  chooseProtocol(env: Environment): string
  /**
   * The settings for the gateway sandbox, if it imitates the provider: keys, and addresses as paths of the sandbox.
   * These keys are public, and anybody who knows one can sign as a gateway. So they are the defaults of a local shop,
   * and refused in a public one.
   */
  sandbox?: {
    keys: Readonly<Partial<Record<Setting, string>>>
    paths: Readonly<Partial<Record<Setting, string>>>
  }
  /** Set if browsers reach the payment page by posting a form, so that pages must allow these origins. */
  checkoutForm?: {
    /** The setting with the page's address. */
    address: Setting
    /** Additional allowed origins. */
    origins: readonly string[]
  }
}
