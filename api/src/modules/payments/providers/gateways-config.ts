import { randomBytes } from 'node:crypto'
import { paymentSettings } from 'shared-contracts/payments/providers/provider-settings'
import { isProviderEnabled, protocolsUsed } from 'shared-contracts/platform/settings/public-needs'
import type { Environment } from 'shared-contracts/platform/settings/setting-metadata'
import { z } from 'zod'
import type { Provider } from './provider'

/** The address of a gateway that a shop does not use. Such a name never exists. */
const NOWHERE = 'https://off.invalid'

/**
 * Which gateways take payments, and with what settings.
 * @param env values as they are set, already examined
 * @param sandboxPort undefined in a public shop, which knows no sandbox
 */
export function gatewaysConfig(
  providers: readonly Provider[],
  env: Environment,
  sandboxPort: number | undefined,
) {
  const read = z.object(paymentSettings(providers)).parse(env)
  const chosen = providers.find(({ name }) => name === read.PAYMENT_GATEWAY)
  const isImitated = ({ sandbox }: Provider) => sandboxPort !== undefined && sandbox !== undefined
  const protocols = providers.flatMap((provider) =>
    isImitated(provider) && isProviderEnabled(provider, env)
      ? provider.protocols
      : protocolsUsed(env, [provider]),
  )
  return {
    paymentProviders: providers,
    gatewaySettings: Object.fromEntries(
      providers.flatMap((provider) => Object.entries(chooseValues(provider, read, sandboxPort))),
    ),
    /** Begins the payments of orders. */
    orderGateway: chosen?.chooseProtocol(env) ?? '',
    /** Begins the payments of the stand-alone page. */
    standAloneGateway: providers.find(({ isForStandAlone }) => isForStandAlone)?.chooseProtocol(env) ?? '',
    /** The gateways by which payments can be made: on this machine alone all, at the sandbox; never one that is off. */
    gatewaysSetUp: protocols.map(({ name }) => name),
  }
}

/** The values of a provider's settings: as set, else the sandbox's, else one with which nothing can be paid. */
function chooseValues(
  { settings, sandbox }: Provider,
  read: Readonly<Record<string, unknown>>,
  sandboxPort: number | undefined,
): Record<string, string> {
  const { keys, paths } = (sandboxPort !== undefined && sandbox) || { keys: {}, paths: {} }
  const defaults: Readonly<Partial<Record<string, string>>> = {
    ...keys,
    ...Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [name, `http://127.0.0.1:${sandboxPort}${path}`]),
    ),
  }
  return Object.fromEntries(
    Object.keys(settings).map((name) => [name, String(read[name] ?? defaults[name] ?? unusable(name))]),
  )
}

/** Nobody knows the key of a gateway that is not used, so no message in its name can be signed. */
function unusable(setting: string): string {
  return setting.endsWith('_URL') ? NOWHERE : randomBytes(32).toString('base64url')
}
