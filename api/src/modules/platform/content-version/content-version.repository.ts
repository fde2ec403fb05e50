import type { Database } from '../../../db/connection'
import { contentVersions, type Topic } from './content-version.tables'

export type { Topic } from './content-version.tables'

export type Versions = Readonly<Partial<Record<Topic, string>>>

export function createContentVersionRepository({ connection }: Database) {
  async function versions(): Promise<Versions> {
    const rows = await connection().select().from(contentVersions)
    return Object.fromEntries(rows.map(({ topic, version }) => [topic, version]))
  }

  return { versions }
}
