import { hasOwnBases, PublishedShell, RegistryEntry } from 'shared-contracts/remote/registry'
import { StoredName } from 'shared-contracts/remote/stored-names'
import * as z from 'zod/mini'
import { Signature } from '../keys/signature'
import { LogEntry } from '../log-entry'

/** What the registry says of one remote, or of the shells. It is replaced whole, by the team that owns it. */
const Line = z
  .object({
    /** Stands in it, so that nobody can put one remote's line in the place of another's. */
    remote: StoredName,
    /** None of a remote that was taken away. */
    entry: z.optional(RegistryEntry),
    shells: z.optional(z.array(PublishedShell)),
    /** The last change: with it the whole log before it is named. */
    last: z.optional(LogEntry),
  })
  .check(
    z.refine(
      ({ remote, entry }) => !entry || hasOwnBases(remote, entry),
      'The files of a version are not in its own folder.',
    ),
  )
export type Line = z.infer<typeof Line>

const StoredLine = z.object({ line: Line, signature: z.optional(Signature) })

/** A line as it was read. */
export interface KnownLine {
  line: Line
  signature?: Signature | undefined
  /** What the signature is of: as long as the line, so it is made when it is asked for. */
  signedText: () => string
  /** The whole text. */
  stored: string
}

/** The name that the shells' line has in place of a remote's. */
export const SHELL = 'shell'

/** Where the line of a remote is. */
export const lineKey = (name: string) => `lines/${name}.json`

export function lineText(line: Line, signature: Signature | undefined): string {
  return JSON.stringify({ line, signature }, null, 2)
}

/** The text of a line that is signed: without the spaces that make a file readable. */
export function signedTextOf(line: unknown): string {
  return JSON.stringify(line)
}

/**
 * @param name as the file is called
 * @throws Error for what is no line of this remote
 */
export function parseLine(name: string, stored: string): KnownLine {
  const { line, signature } = StoredLine.parse(JSON.parse(stored))
  if (line.remote !== name) throw new Error(`It is the line of ${line.remote}.`)
  // As it was written: what this version of the shop does not know of it is signed too.
  return {
    line,
    signature,
    signedText: () => signedTextOf((JSON.parse(stored) as { line: unknown }).line),
    stored,
  }
}
