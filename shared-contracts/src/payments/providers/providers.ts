import { cashfree } from './cashfree'
import { phonePe } from './phonepe'
import type { ProviderDescription, ProviderProtocol } from './provider-description'

/** Every payment provider. The first one is the default of PAYMENT_GATEWAY. */
export const providerDescriptions: readonly ProviderDescription[] = [cashfree, phonePe]

/** Every provider's keys for the gateway sandbox. */
export const sandboxKeys: Readonly<Record<string, string>> = merged(({ keys }) => keys)
/** Every provider's addresses, as paths on the gateway sandbox. */
export const sandboxPaths: Readonly<Record<string, string>> = merged(({ paths }) => paths)

type Sandbox = NonNullable<ProviderDescription['sandbox']>

function merged(part: (sandbox: Sandbox) => object): Record<string, string> {
  return Object.assign({}, ...providerDescriptions.map(({ sandbox }) => (sandbox ? part(sandbox) : {})))
}

/** @param origin the gateway sandbox's origin */
export function sandboxAddresses(origin: string): Record<string, string> {
  return Object.fromEntries(Object.entries(sandboxPaths).map(([name, path]) => [name, `${origin}${path}`]))
}

export function isSandboxKey(value: string): boolean {
  return Object.values(sandboxKeys).includes(value)
}

export function allProtocols(providers: readonly ProviderDescription[]): readonly ProviderProtocol[] {
  return providers.flatMap(({ protocols }) => protocols)
}

/** The checkout forms of the providers that need one. */
export const checkoutForms = providerDescriptions.flatMap(({ checkoutForm }) => checkoutForm ?? [])
