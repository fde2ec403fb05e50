import pg from 'pg'
import { testimonialsBlock, timelineBlock } from 'shared-contracts/domain/desk/words/word-blocks'
import { type Finding, right, wrong } from './finding'

const PATIENCE_MS = 10_000

const hiddenUntilWritten = [
  { block: testimonialsBlock, what: 'Testimonials on the home page' },
  { block: timelineBlock, what: 'The timeline on the about page' },
]

/**
 * What a public shop hides until its people have written it at the desk. What the shop came with is an example.
 * @param databaseUrl PostgreSQL. A database that cannot be asked is told elsewhere (look-at-database.ts)
 */
export async function lookAtWords(databaseUrl: string): Promise<Finding[]> {
  const written = await writtenBlocks(databaseUrl).catch(() => undefined)
  if (!written) return []
  return hiddenUntilWritten.map(({ block, what }) =>
    written.has(block)
      ? right(`${what}: written.`)
      : wrong(
          `${what}: nobody has written them, so they are not shown. Write them at the desk, under More > Words.`,
        ),
  )
}

async function writtenBlocks(connectionString: string): Promise<Set<string>> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select block from shown_words where shown is not null')
    return new Set(rows.map(({ block }: { block: string }) => block))
  } finally {
    await client.end().catch(() => {})
  }
}
