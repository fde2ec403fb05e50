import type { ProviderDescription } from 'shared-contracts/payments/providers/provider-description'
import type { SettlementFileContents } from '../reconciliation/settlement-files/contents'
import type { PaymentGateway } from './gateway/payment-gateway'
import type { StandAloneGateway } from './gateway/stand-alone-gateway'
import type { GatewayHttp } from './http/gateway-http'

/** A payment provider: its description, shared by all servers, and how the api connects to it. */
export interface Provider<Setting extends string = string> extends ProviderDescription<Setting> {
  /** Creates its gateways, keyed by protocol name. Settings are as set, the sandbox's, or unusable values. */
  connect(settings: Readonly<Record<Setting, string>>, tools: ProviderTools): Record<string, ConnectedGateway>
  /** Set if its gateways have a `standAlone`. The first such provider takes the stand-alone payments. */
  isForStandAlone?: true
  /** Reads the provider's settlement files. If unset, they are refused. */
  settlementFile?: SettlementFile
}

export interface ProviderTools {
  http: GatewayHttp
  now: () => Date
}

export interface ConnectedGateway {
  gateway: PaymentGateway
  /** Set if it can take stand-alone payments. */
  standAlone?: StandAloneGateway
}

export interface SettlementFile {
  /** The file's name in the error "This file isn’t …". */
  title: string
  /** @returns undefined for another kind of file. @throws AppError INVALID_INPUT for an unreadable row */
  read(csv: string): SettlementFileContents | undefined
}
