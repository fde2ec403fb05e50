import { AppError } from '../../../errors'
import type { ProviderName } from '../payments.tables'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { StandAloneGateway } from './gateway/stand-alone-gateway'
import type { Provider, ProviderTools } from './provider'

export interface GatewaysConfig {
  paymentProviders: readonly Provider[]
  gatewaySettings: Readonly<Record<string, string>>
  /** The origin at which gateways reach the shop. */
  publicOrigin: string
}

/** A gateway and the address for its messages. */
export interface Gateway extends PaymentGateway {
  name: ProviderName
  /** The provider's display name. */
  title: string
  /** The path of its webhook, under /api. */
  webhookPath: string
  webhookUrl: string
  standAlone: StandAloneGateway | undefined
}

export type Gateways = ReturnType<typeof createGateways>

/** Connects all supported gateways, because a payment is completed by the one that started it. */
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
    /** @throws Error if no provider has this name, for example after its code was removed */
    get(name: ProviderName): Gateway {
      const gateway = byName.get(name)
      if (!gateway) throw new Error(`Unknown payment provider: ${name}.`)
      return gateway
    },
  }
}

/** @throws AppError if the shop doesn't accept payments through this gateway */
export function refuseDisabledGateway(provider: ProviderName, gatewaysSetUp: readonly ProviderName[]): void {
  if (!gatewaysSetUp.includes(provider))
    throw new AppError('GATEWAY_FAILED', 'This payment method isn’t available right now.')
}
