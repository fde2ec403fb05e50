import type { z } from 'zod'
import type { Environment } from '../../platform/settings/setting-metadata'

/** A protocol in which a provider is spoken to, such as PhonePe's version 2. A payment keeps the one it began with. */
export interface ProviderProtocol<Setting extends string = string> {
  /** Stored with each payment. */
  name: string
  /** Where the provider sends its messages, under /api. */
  webhookPath: string
  /** A shop that has it uses the protocol. */
  secret: Setting
  /** A public shop that uses the protocol does not open without these. */
  needs: readonly Setting[]
}

/** What api, edge, doctor and sandbox know of a payment provider. The api's own half is its `Provider`. */
export interface ProviderDescription<Setting extends string = string> {
  /** The value of PAYMENT_GATEWAY by which new orders are paid there. */
  name: string
  /** As people write it. */
  title: string
  /** Turns it on or off. */
  switch: Setting
  /** All of its settings, in the order in which the doctor lists them. Those of addresses end in `_URL`. */
  settings: Readonly<Record<Setting, z.ZodType<string | undefined>>>
  protocols: readonly ProviderProtocol<Setting>[]
  /** Returns the name of the protocol in which new payments begin. */
  chooseProtocol(env: Environment): string
  /**
   * The settings at the gateway sandbox, if it imitates the provider: keys, and addresses as paths of the sandbox.
   * Everybody knows these keys, and whoever knows one can sign as a gateway. So they are the defaults of a shop for its
   * own machine, and refused on a public one.
   */
  sandbox?: {
    keys: Readonly<Partial<Record<Setting, string>>>
    paths: Readonly<Partial<Record<Setting, string>>>
  }
  /** Set if browsers reach the payment page by posting a form: pages must allow these origins. */
  checkoutForm?: {
    /** The setting with the page's address. */
    address: Setting
    /** Allowed besides that one. */
    origins: readonly string[]
  }
}
