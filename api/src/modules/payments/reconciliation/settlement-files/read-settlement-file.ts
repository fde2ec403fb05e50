import { AppError } from '../../../../errors'
import type { ProviderName } from '../../payments.tables'
import type { Provider } from '../../providers/provider'
import type { SettlementFileContents } from './contents'

/**
 * Reads a settlement file of any provider with a known format. Its lines are compared with payments in the provider's first
 * protocol.
 * @throws AppError INVALID_INPUT for another kind of file, or an unreadable row
 */
export function readSettlementFile(
  providers: readonly Pick<Provider, 'protocols' | 'settlementFile'>[],
  csv: string,
): { provider: ProviderName; contents: SettlementFileContents } {
  for (const { protocols, settlementFile } of providers) {
    const [protocol] = protocols
    const contents = settlementFile?.read(csv)
    if (protocol && contents) return { provider: protocol.name, contents }
  }
  const titles = providers.flatMap(({ settlementFile }) => settlementFile?.title ?? [])
  throw new AppError('INVALID_INPUT', `This is not ${titles.join(' or ')} as CSV.`)
}
