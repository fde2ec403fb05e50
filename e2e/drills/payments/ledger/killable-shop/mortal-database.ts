import type { Database } from '../../../../../api/src/db/connection'

/** Thrown at every statement of a dead shop. */
export class Died extends Error {}

/** When a shop dies, and whether it is at work. */
export interface Life {
  /** How many statements it sends before it dies; undefined: it lives. */
  dieAfter: (statements: number | undefined) => void
  isDead: () => boolean
  /** Transactions that it has begun and not ended. */
  openTransactions: () => number
}

/**
 * A database that is out of reach from the moment in which its shop dies: what was not committed then is undone, and
 * nothing that comes later is done. It outlives the shop.
 * @param onDeath ends the process, where that is to die as well
 */
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
        // Dead right after the commit: the change is stored, and nobody is told.
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
    // Nobody changes the catalogue, and a dead shop would go on listening.
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
