import type { Database } from '../../../../../api/src/db/connection'

/** Thrown by every statement of a dead shop. */
export class Died extends Error {}

/** Controls when a shop dies, and shows whether it is working. */
export interface Life {
  /** Sets after how many statements it dies; undefined keeps it alive. */
  dieAfter: (statements: number | undefined) => void
  isDead: () => boolean
  openTransactions: () => number
}

/** Wraps a database that fails once its shop dies: uncommitted work is rolled back, and statements throw. */
export function mortalDatabase(real: Database, onDeath: () => void): { database: Database; life: Life } {
  let left: number | undefined
  let dead = false
  let open = 0

  function statement(): void {
    if (!dead && left !== undefined) {
      left -= 1
      dead = left < 0
      if (dead) onDeath()
    }
    if (dead) throw new Died('The shop is dead.')
  }

  async function whole<T>(work: () => Promise<T>): Promise<T> {
    const result = await work()
    // The commit counts as a statement too.
    statement()
    return result
  }

  const database: Database = {
    ...real,
    connection() {
      statement()
      return real.connection()
    },
    async inTransaction(work) {
      open += 1
      try {
        const result = await real.inTransaction(() => whole(work))
        // The shop may die right after the commit: the change is stored, but the caller never learns of it.
        statement()
        return result
      } finally {
        open -= 1
      }
    },
    afterCommit: (effect) => real.afterCommit(() => dead || effect()),
    inTurn(name, work) {
      statement()
      return real.inTurn(name, work)
    },
    // No drill changes the catalogue, and a dead shop would keep listening.
    listen: async (_, onNotice) => onNotice(),
    close: async () => {},
  }
  return {
    database,
    life: {
      dieAfter: (statements) => {
        left = statements
      },
      isDead: () => dead,
      openTransactions: () => open,
    },
  }
}
