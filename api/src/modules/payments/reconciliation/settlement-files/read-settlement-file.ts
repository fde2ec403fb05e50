import { AppError } from '../../../../errors'
import type { ProviderName } from '../../payments.tables'
import type { Provider } from '../../providers/provider'
import type { SettlementFileContents } from './contents'

/** Returns a file's contents and its provider's first protocol. @throws AppError INVALID_INPUT if unreadable */
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
  throw new AppError('INVALID_INPUT', `This file isn’t ${titles.join(' or ')}. Upload the report as CSV.`)
}
