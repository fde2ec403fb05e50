import { inDataFolder } from '../shop/data-folder'
import { createDrillDatabase } from '../shop/drill-database'

/** Where a drill's shop keeps its data. */
export interface Place {
  dataDir: string
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined
}

/** Runs a drill on the embedded database, and on PostgreSQL where that is installed. @returns whether both held */
export async function onBothDatabases(work: (place: Place) => Promise<boolean>): Promise<boolean> {
  console.log('On the embedded database')
  const embedded = await inDataFolder((dataDir) => work({ dataDir, databaseUrl: undefined }))
  const database = await createDrillDatabase()
  if (!database) {
    console.log('PostgreSQL is not installed: not run on it')
    return embedded
  }
  console.log('On PostgreSQL')
  try {
    return (await inDataFolder((dataDir) => work({ dataDir, databaseUrl: database.url }))) && embedded
  } finally {
    await database.drop()
  }
}
