import { z } from 'zod'
import { told } from '../../platform/settings/setting-metadata'
import type { ProviderDescription } from './provider-description'

/** @param without how to do without the provider */
export const gatewayAddress = (example: string, without: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional()
    .register(told, { is: `the gateway's address, such as ${example}`, without })

export const gatewayText = (is: string, without: string) =>
  z.string().optional().register(told, { is, without })

export const gatewaySecret = (is: string, without: string) =>
  z.string().optional().register(told, { is, without, isSecret: true })

/** The settings of providers: which one takes the payments of orders, where they are and by which keys. */
export function paymentSettings(providers: readonly ProviderDescription[]): Record<string, z.ZodType> {
  const names = providers.map(({ name }) => name)
  const [first = ''] = names
  const choice = z
    .enum(names)
    .default(first)
    .register(told, { is: new Intl.ListFormat('en', { type: 'disjunction' }).format(names) })
  return Object.assign({ PAYMENT_GATEWAY: choice }, ...providers.map(({ settings }) => settings))
}
