import { AsyncLocalStorage } from 'node:async_hooks'
import type { Connection, Database } from '../connection'
import { retryPassing } from './retry-passing'

interface OpenTransaction {
  connection: Connection
  effects: (() => void)[]
}

/** Runs `work` on one connection between begin and commit, or rollback if it fails. */
export type Transact = <T>(work: (connection: Connection) => Promise<T>) => Promise<T>

/**
 * Gives a connection an ambient transaction. Everything awaited inside `inTransaction` uses it implicitly, so
 * no code can forget it, and PGlite's only connection never waits for itself.
 */
export function withTransactions(
  outer: Connection,
  transact: Transact,
): Pick<Database, 'connection' | 'inTransaction' | 'afterCommit'> {
  const open = new AsyncLocalStorage<OpenTransaction>()

  async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (open.getStore()) return work()
    return retryPassing(async () => {
      const effects: (() => void)[] = []
      const result = await transact((connection) => open.run({ connection, effects }, work))
      for (const effect of effects) effect()
      return result
    })
  }

  return {
    connection: () => open.getStore()?.connection ?? outer,
    inTransaction,
    afterCommit(effect) {
      const transaction = open.getStore()
      if (transaction) transaction.effects.push(effect)
      else effect()
    },
  }
}
