import { AppError } from '../../../errors'
import type { ProviderName } from '../payments.tables'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { StandAloneGateway } from './gateway/stand-alone-gateway'
import type { Provider, ProviderTools } from './provider'

export interface GatewaysConfig {
  paymentProviders: readonly Provider[]
  /** The values of all their settings. */
  gatewaySettings: Readonly<Record<string, string>>
  /** Where the gateways reach the shop. */
  publicOrigin: string
}

/** A gateway, and how its messages find the shop. */
export interface Gateway extends PaymentGateway {
  name: ProviderName
  /** Of its provider, as people write it. */
  title: string
  /** Where it sends its messages, under /api. */
  webhookPath: string
  /** The same as a whole address. */
  webhookUrl: string
  standAlone: StandAloneGateway | undefined
}

export type Gateways = ReturnType<typeof createGateways>

/** Every gateway the shop can speak to: payments begun at one are brought to their end there. */
export function createGateways(
  { paymentProviders, gatewaySettings, publicOrigin }: GatewaysConfig,
  tools: ProviderTools,
) {
  const byName = new Map(
    paymentProviders.flatMap((provider) => {
      const connected = provider.connect(gatewaySettings, tools)
      return provider.protocols.map(({ name, webhookPath }): [ProviderName, Gateway] => {
        const found = connected[name]
        if (!found) throw new Error(`${provider.title} has no gateway called ${name}.`)
        const { gateway, standAlone } = found
        const webhookUrl = `${publicOrigin}/api${webhookPath}`
        return [name, { ...gateway, name, title: provider.title, webhookPath, webhookUrl, standAlone }]
      })
    }),
  )

  return {
    all: [...byName.values()],
    /** @throws Error for a name that no provider has, such as one whose code was removed */
    get(name: ProviderName): Gateway {
      const gateway = byName.get(name)
      if (!gateway) throw new Error(`No payment provider speaks ${name}.`)
      return gateway
    },
  }
}

/** @throws AppError in a shop that says it takes no payments by this gateway */
export function refuseDisabledGateway(provider: ProviderName, gatewaysSetUp: readonly ProviderName[]): void {
  if (!gatewaysSetUp.includes(provider))
    throw new AppError('GATEWAY_FAILED', 'This shop takes no such payments at the moment.')
}
