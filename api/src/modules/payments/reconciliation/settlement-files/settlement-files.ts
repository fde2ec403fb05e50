import { createHash } from 'node:crypto'
import { settlementClasses } from 'shared-contracts/payments/admin/settlement-classes'
import type { Database } from '../../../../db/connection'
import type { ProviderName } from '../../payments.tables'
import type { Provider } from '../../providers/provider'
import { amountTroubles, findDiscrepancy, refundsKnown } from './check'
import type { SettlementFileContents } from './contents'
import { readSettlementFile } from './read-settlement-file'
import type { SettlementFilesRepository, StoredLine, StoredSettlement } from './settlement-files.repository'

interface SettlementFilesDeps {
  database: Pick<Database, 'inTransaction'>
  repository: SettlementFilesRepository
  providers: readonly Provider[]
  now: () => Date
}

interface BroughtFile {
  name: string
  csv: string
  by: string
}

const A_PART = 50

/** Groups items by key, in order. Node 20 has no `Map.groupBy`. */
function groupByKey<Key, Thing>(things: readonly Thing[], keyOf: (thing: Thing) => Key): Map<Key, Thing[]> {
  const groups = new Map<Key, Thing[]>()
  for (const thing of things) {
    const group = groups.get(keyOf(thing))
    if (group) group.push(thing)
    else groups.set(keyOf(thing), [thing])
  }
  return groups
}

/** Imports settlement files and compares them with the ledger, without booking anything. */
export function createSettlementFiles({ database, repository, providers, now }: SettlementFilesDeps) {
  /** Importing a file again only compares it again. @throws AppError INVALID_INPUT, without storing anything */
  async function take({ name, csv, by }: BroughtFile) {
    const { provider, contents } = readSettlementFile(providers, csv)
    return database.inTransaction(async () => {
      const id = createHash('sha256').update(csv).digest('hex')
      const isNew = await repository.addFile({ id, provider, name, by, at: now() })
      const kept = await keep(provider, contents)
      await check(provider, kept, contents)
      return { isNew, settlements: await shown(kept), unsettled: contents.unsettled }
    })
  }

  async function keep(
    provider: ProviderName,
    { settlements, lines }: SettlementFileContents,
  ): Promise<StoredSettlement[]> {
    const byReference = groupByKey([...settlements, ...lines.map(({ utr }) => ({ utr }))], ({ utr }) => utr)
    const kept = await repository.keep(
      provider,
      [...byReference].map(([utr, [first]]) => first ?? { utr }),
    )
    const linesOf = groupByKey(lines, ({ utr }) => utr)
    await repository.addLines(
      kept.flatMap(({ id, utr }) =>
        (linesOf.get(utr) ?? []).map(({ utr: _, ...line }) => ({ ...line, settlement: id })),
      ),
    )
    return kept
  }

  /** Compares every line of the settlements with the ledger, including lines from earlier files. */
  async function check(
    provider: ProviderName,
    kept: StoredSettlement[],
    contents: SettlementFileContents,
  ): Promise<void> {
    const lines = await repository.linesOf(kept.map(({ id }) => id))
    const known = {
      captures: await repository.capturesNamed(
        provider,
        lines.map(({ eventId }) => eventId),
      ),
      refunds: refundsKnown(
        await repository.refundsOf(
          provider,
          lines.map(({ orderId }) => orderId),
        ),
      ),
    }
    const found = lines.map((line) => ({ ...line, trouble: findDiscrepancy(line, known) ?? null }))
    await repository.setLineTroubles(found.filter(({ trouble }, index) => trouble !== lines[index]?.trouble))
    const linesOf = groupByKey(found, ({ settlement }) => settlement)
    const toldOf = groupByKey(contents.settlements, ({ utr }) => utr)
    for (const settlement of kept) {
      const own = linesOf.get(settlement.id) ?? []
      const troubles = [
        ...amountTroubles(settlement, own, toldOf.get(settlement.utr)?.[0]?.credited),
        ...own.flatMap(({ trouble }) => trouble ?? []),
      ]
      const isSame = troubles.join() === settlement.troubles.join()
      const since = isSame ? settlement.troubleSince : now()
      Object.assign(settlement, { troubles, troubleSince: troubles.length > 0 ? since : null })
    }
    await repository.setTroubles(kept)
  }

  async function shown(settlements: readonly StoredSettlement[]) {
    const linesOf = groupByKey(
      await repository.linesOf(settlements.map(({ id }) => id)),
      ({ settlement }) => settlement,
    )
    return settlements.map(({ id, utr, paidAt, credited, troubles }) => {
      const own = linesOf.get(id) ?? []
      return { id, utr, paidAt, credited, sum: sumLines(own), classes: groupClasses(own), troubles }
    })
  }

  return {
    take,
    newest: async () => shown(await repository.newest(A_PART)),
    linesOf: (id: number) => repository.linesOf([id]),
    waiting: repository.waiting,
  }
}

function groupClasses(lines: readonly StoredLine[]) {
  return settlementClasses.flatMap((name) => {
    const own = lines.filter((line) => line.class === name)
    return own.length > 0 ? [{ class: name, lines: own.length, sum: sumLines(own) }] : []
  })
}

function sumLines(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
