import { testimonialsBlock, timelineBlock } from 'shared-contracts/content/admin/content-blocks'
import { askPostgres } from './ask-postgres'
import { type Finding, right, wrong } from './finding'

const hiddenUntilWritten = [
  { block: testimonialsBlock, what: 'Testimonials on the home page' },
  { block: timelineBlock, what: 'The timeline on the about page' },
]

/** Checks that staff have written the parts that pages hide until then. `lookAtDatabase` reports failures. */
export async function lookAtTranslations(databaseUrl: string): Promise<Finding[]> {
  const written = await writtenBlocks(databaseUrl).catch(() => undefined)
  if (!written) return []
  return hiddenUntilWritten.map(({ block, what }) =>
    written.has(block)
      ? right(`${what}: written.`)
      : wrong(`${what}: not written yet, so not shown. Write them in the admin, under More > Content.`),
  )
}

async function writtenBlocks(databaseUrl: string): Promise<Set<string>> {
  const { rows } = await askPostgres(databaseUrl, (client) =>
    client.query<{ block: string }>('select block from shown_content where shown is not null'),
  )
  return new Set(rows.map(({ block }) => block))
}
