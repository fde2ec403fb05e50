import { randomBytes } from 'node:crypto'
import { paymentSettings } from 'shared-contracts/payments/providers/provider-settings'
import { isProviderEnabled, protocolsUsed } from 'shared-contracts/platform/settings/public-needs'
import type { Environment } from 'shared-contracts/platform/settings/setting-metadata'
import { z } from 'zod'
import type { Provider } from './provider'

/** The address of an unused gateway; .invalid never resolves. */
const NOWHERE = 'https://off.invalid'

/** @param env the validated settings. @param sandboxPort undefined in a public shop: it has no sandbox */
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
    /** The gateway for new payments of orders. */
    orderGateway: chosen?.chooseProtocol(env) ?? '',
    /** The gateway for new stand-alone payments. */
    standAloneGateway: providers.find(({ isForStandAlone }) => isForStandAlone)?.chooseProtocol(env) ?? '',
    /** The gateways that are turned on: locally all of them, connected to the sandbox. */
    gatewaysSetUp: protocols.map(({ name }) => name),
  }
}

/** Returns a provider's settings: as set, otherwise the sandbox's, otherwise values that cannot be used. */
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

/** Returns an address that never resolves, or a random key, so that messages from an unused gateway fail. */
function unusable(setting: string): string {
  return setting.endsWith('_URL') ? NOWHERE : randomBytes(32).toString('base64url')
}
