import { createHash } from 'node:crypto'
import { settlementClasses } from 'shared-contracts/domain/desk/money/settlement-classes'
import type { Database } from '../../../db/connection'
import { readCashfreeFile } from './cashfree/read-file'
import { sumTroubles, troubleOf } from './check'
import type { SettlementFileContents } from './contents'
import type { SettlementFilesRepository, StoredLine, StoredSettlement } from './settlement-files.repository'

export interface SettlementFilesDeps {
  database: Pick<Database, 'inTransaction'>
  repository: SettlementFilesRepository
  now: () => Date
}

/** A file as somebody brings it. */
export interface BroughtFile {
  name: string
  csv: string
  by: string
}

const provider = 'cashfree'
const A_PART = 50

export type SettlementFiles = ReturnType<typeof createSettlementFiles>

/** Settlements as the gateway's files tell them, beside the ledger. They book nothing. */
export function createSettlementFiles({ database, repository, now }: SettlementFilesDeps) {
  /**
   * Reads a file. The same file again adds nothing, and compares once more with the ledger.
   * @throws AppError INVALID_INPUT for what cannot be read; nothing of it is stored then
   */
  async function take({ name, csv, by }: BroughtFile) {
    const contents = readCashfreeFile(csv)
    return database.inTransaction(async () => {
      const id = createHash('sha256').update(csv).digest('hex')
      const isNew = await repository.addFile({ id, provider, name, by, at: now() })
      const kept = await keep(contents)
      await check(kept, contents)
      return { isNew, settlements: await shown(kept), unsettled: contents.unsettled }
    })
  }

  async function keep({ settlements, lines }: SettlementFileContents): Promise<StoredSettlement[]> {
    const kept: StoredSettlement[] = []
    for (const utr of new Set([...settlements, ...lines].map((one) => one.utr))) {
      const said = settlements.find((one) => one.utr === utr)
      const settlement = await repository.keep(provider, said ?? { utr })
      const own = lines.filter((line) => line.utr === utr)
      await repository.addLines(settlement.id, own)
      kept.push(settlement)
    }
    return kept
  }

  /** Compares every line of settlements with the ledger, those of earlier files too. */
  async function check(kept: StoredSettlement[], contents: SettlementFileContents): Promise<void> {
    const lines = await repository.linesOf(kept.map(({ id }) => id))
    const known = {
      captures: await repository.capturesNamed(
        provider,
        lines.map(({ eventId }) => eventId),
      ),
      refunds: await repository.refundsOf(
        provider,
        lines.map(({ orderId }) => orderId),
      ),
    }
    for (const settlement of kept) {
      const own = lines.filter((line) => line.settlement === settlement.id)
      const found = own.map((line) => ({ ...line, trouble: troubleOf(line, known) ?? null }))
      for (const [index, line] of found.entries())
        if (line.trouble !== own[index]?.trouble) await repository.setTrouble(line)
      const said = contents.settlements.find(({ utr }) => utr === settlement.utr)?.credited
      const troubles = [
        ...sumTroubles(settlement, own, said),
        ...found.flatMap(({ trouble }) => trouble ?? []),
      ]
      const isSame = troubles.join() === settlement.troubles.join()
      const since = isSame ? settlement.troubleSince : now()
      Object.assign(settlement, { troubles, troubleSince: troubles.length > 0 ? since : null })
      await repository.setTroubles(settlement)
    }
  }

  async function shown(settlements: readonly StoredSettlement[]) {
    const lines = await repository.linesOf(settlements.map(({ id }) => id))
    return settlements.map(({ id, utr, paidAt, credited, troubles }) => {
      const own = lines.filter((line) => line.settlement === id)
      return { id, utr, paidAt, credited, sum: sumOf(own), classes: classesOf(own), troubles }
    })
  }

  return {
    take,
    newest: async () => shown(await repository.newest(A_PART)),
    linesOf: (id: number) => repository.linesOf([id]),
    waiting: repository.waiting,
  }
}

function classesOf(lines: readonly StoredLine[]) {
  return settlementClasses.flatMap((name) => {
    const own = lines.filter((line) => line.class === name)
    return own.length > 0 ? [{ class: name, lines: own.length, sum: sumOf(own) }] : []
  })
}

function sumOf(lines: readonly StoredLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}
