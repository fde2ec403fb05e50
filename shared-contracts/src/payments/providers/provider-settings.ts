import { z } from 'zod'
import { settingMessages } from '../../platform/settings/setting-metadata'
import type { ProviderDescription } from './provider-description'

/** @param without tells the operator how to run the shop without the provider */
export const gatewayAddress = (example: string, without: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .register(settingMessages, { is: `the gateway's address, such as ${example}`, without })

export const gatewayText = (is: string, without: string) =>
  z.string().optional().register(settingMessages, { is, without })

export const gatewaySecret = (is: string, without: string) =>
  z.string().optional().register(settingMessages, { is, without, isSecret: true })

/** Builds the settings of all providers: the choice of one for orders, and their addresses and keys. */
export function paymentSettings(providers: readonly ProviderDescription[]): Record<string, z.ZodType> {
  const names = providers.map(({ name }) => name)
  const [first = ''] = names
  const choice = z
    .enum(names)
    .default(first)
    .register(settingMessages, { is: new Intl.ListFormat('en', { type: 'disjunction' }).format(names) })
  return Object.assign({ PAYMENT_GATEWAY: choice }, ...providers.map(({ settings }) => settings))
}
