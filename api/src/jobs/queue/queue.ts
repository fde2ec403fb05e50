import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/connection'
import { type Claim, createQueueRepository } from './queue.repository'
import type { QueueRows } from './queue-rows'
import { describeFailure } from './trouble'

export type After =
  /** The work has deleted the row, or has set its due time itself. */
  | 'done'
  /** Success; due again after this many milliseconds, or never if null. */
  | { againInMs: number | null }
  /** The work could not start; due again after this many milliseconds, without counting an attempt. */
  | { putOffMs: number }

export interface QueueOptions<Table extends PgTable> {
  database: Pick<Database, 'connection' | 'inTransaction'>
  rows: QueueRows<Table>
  /** The time for which a process reserves a row. It must be longer than processing can take. */
  claimMs: number
  /** The maximum number of rows processed in parallel. */
  atOnce: number
  /** @param signal fires when the server stops */
  work: (row: Table['$inferSelect'], signal: AbortSignal) => Promise<After>
  /** Milliseconds to wait after that many failed attempts; undefined to give up. */
  waitAfter: (attempts: number, row: Table['$inferSelect']) => number | undefined
  /** Runs when a row is given up, in the same transaction. */
  onGivenUp?: (row: Table['$inferSelect'], trouble: string) => Promise<void>
  onTrouble: (error: unknown, row: Table['$inferSelect']) => void
  now: () => Date
}

export type Queue = ReturnType<typeof createQueue>

/** Runs work in parallel, up to a limit. */
function createSideBySide(atOnce: number) {
  const running = new Set<Promise<void>>()
  const faults: unknown[] = []

  /** Starts work, and waits until there is room for more. */
  async function begin(work: () => Promise<void>): Promise<void> {
    const ending = work()
      .catch((fault: unknown) => {
        faults.push(fault)
      })
      .finally(() => running.delete(ending))
    running.add(ending)
    if (running.size >= atOnce) await Promise.race(running)
  }

  /** Waits for all started work. @throws the first error */
  async function end(): Promise<void> {
    await Promise.all(running)
    if (faults.length > 0) throw faults[0]
  }

  return { begin, end, hasFailed: () => faults.length > 0 }
}

/**
 * Processes a table's due rows, in any number of processes at once. A row is claimed for a limited time, so a
 * killed process loses nothing. A failing row is retried later and does not delay the others.
 */
export function createQueue<Table extends PgTable>(options: QueueOptions<Table>) {
  type Claimed = Claim<Table['$inferSelect']>
  const { database, rows, claimMs, atOnce, work, waitAfter, onGivenUp, onTrouble, now } = options
  const repository = createQueueRepository(database, rows)

  /**
   * Processes the rows that are due when it starts, so every pass ends. Starts no more rows once the signal
   * fires.
   * @throws database errors, once the rows already started are finished
   */
  async function pass(signal: AbortSignal): Promise<void> {
    const dueBy = now()
    const seen = new Set<unknown>()
    const works = createSideBySide(atOnce)
    try {
      while (!signal.aborted && !works.hasFailed()) {
        const claimed = await repository.claim(dueBy, later(claimMs))
        if (!claimed) break
        // Already processed in this pass: it is due again because a message arrived or the clock was set back.
        if (seen.has(claimed.id)) {
          await handBack(claimed, 0)
          break
        }
        seen.add(claimed.id)
        await works.begin(() => settle(claimed, signal))
      }
    } finally {
      await works.end()
    }
  }

  async function settle(claimed: Claimed, signal: AbortSignal): Promise<void> {
    let after: After
    try {
      after = await work(claimed.row, signal)
    } catch (error) {
      return failed(claimed, error, signal)
    }
    if (after === 'done') return
    if ('putOffMs' in after) return handBack(claimed, after.putOffMs)
    const due = after.againInMs === null ? null : later(after.againInMs)
    await repository.note(claimed, { due, attempts: 0, trouble: null })
  }

  async function failed(claimed: Claimed, error: unknown, signal: AbortSignal): Promise<void> {
    // It failed because the server is stopping. Don't count the attempt, and let another process take the row.
    if (signal.aborted) return handBack(claimed, 0)
    onTrouble(error, claimed.row)
    const trouble = describeFailure(error)
    const waitMs = waitAfter(claimed.attempts, claimed.row)
    if (waitMs !== undefined) return repository.note(claimed, { due: later(waitMs), trouble })
    await database.inTransaction(async () => {
      await repository.note(claimed, { due: null, trouble })
      await onGivenUp?.(claimed.row, trouble)
    })
  }

  function handBack(claimed: Claimed, waitMs: number): Promise<void> {
    return repository.note(claimed, { due: later(waitMs), attempts: claimed.attempts - 1 })
  }

  function later(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds)
  }

  return {
    pass,
    restart: (id: string | number) => repository.restart(id, now()),
  }
}
