import type { ProviderDescription } from 'shared-contracts/payments/providers/provider-description'
import type { SettlementFileContents } from '../reconciliation/settlement-files/contents'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { StandAloneGateway } from './gateway/stand-alone-gateway'
import type { GatewayHttp } from './http/gateway-http'

/** A payment provider: what all servers know of it, and how the api speaks to it. `providers.ts` lists them all. */
export interface Provider<Setting extends string = string> extends ProviderDescription<Setting> {
  /** Makes its gateways, by the name of the protocol. Every setting has a value: its own, the sandbox's, or an unusable one. */
  connect(settings: Readonly<Record<Setting, string>>, tools: ProviderTools): Record<string, ConnectedGateway>
  /** Set if its gateways have a `standAlone`. The first such provider takes the payments of the stand-alone page. */
  isForStandAlone?: true
  /** How its settlement files are read; without it they are refused. */
  settlementFile?: SettlementFile
}

export interface ProviderTools {
  http: GatewayHttp
  now: () => Date
}

export interface ConnectedGateway {
  gateway: PaymentGateway
  /** Set if the stand-alone payment page can use it, too. */
  standAlone?: StandAloneGateway
}

export interface SettlementFile {
  /** Its name in "This is not …". */
  title: string
  /**
   * @returns undefined for another kind of file
   * @throws AppError INVALID_INPUT for a row that cannot be read
   */
  read(csv: string): SettlementFileContents | undefined
}
