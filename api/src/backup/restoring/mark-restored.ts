import type { Database } from '../../db/connection'
import { resetTokens, sessions } from '../../modules/customers/customers.tables'
import { backupsMade, restores } from '../backups.tables'

/**
 * Tells a restored database what it is: the first shop to start on it compares its ledger with the gateways' accounts at
 * once. Everybody is logged out, since a session that was ended after the backup would live again. A reset link would too.
 */
export async function markRestored(database: Database, backup: string, upTo: Date): Promise<void> {
  await database.inTransaction(async () => {
    const connection = database.connection()
    await connection.insert(restores).values({ backup, upTo, restoredAt: new Date() })
    await connection.delete(sessions)
    await connection.delete(resetTokens)
    // They tell of backups of another machine.
    await connection.delete(backupsMade)
  })
}
