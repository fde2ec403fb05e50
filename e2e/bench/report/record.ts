import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeMachine, type Machine } from '../machine/machine'

const FOLDER = path.resolve(import.meta.dirname, '../../../docs/performance')

export type RecordName = 'pages' | 'edge' | 'memory' | 'lighthouse'

/** When and on what something was measured. */
export interface Circumstances {
  date: string
  machine: Machine
}

export async function circumstances(): Promise<Circumstances> {
  return { date: new Date().toISOString().slice(0, 10), machine: await describeMachine() }
}

const fileOf = (name: RecordName) => path.join(FOLDER, `${name}.json`)

/** Keeps what was measured in the repository, for docs/performance.md. */
export async function writeRecord(name: RecordName, record: Circumstances): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(fileOf(name), `${JSON.stringify(record, null, 2)}\n`)
}

/** What was measured last, or undefined when nothing was. */
export async function readRecord<Measured extends Circumstances>(
  name: RecordName,
): Promise<Measured | undefined> {
  const text = await readFile(fileOf(name), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Measured)
}
