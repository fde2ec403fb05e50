// Imported by package name, because the page has one store instance but every remote bundles this file.
import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'drafts'

/** The lifetime of a draft: long enough for a weekend away, but short enough for a shared browser. */
export const KEPT_FOR_MS = 3 * 24 * 60 * 60_000

interface Draft {
  /** Time of the last input, in ms. */
  at: number
  /** The customer's id, or null for a visitor. */
  owner: string | null
  values: Record<string, string>
}

type Drafts = Record<string, Draft>

function isDraft(thing: unknown): thing is Draft {
  const { at, values } = Object(thing) as Partial<Draft>
  return typeof at === 'number' && Object.values(Object(values)).every((text) => typeof text === 'string')
}

/** Returns the drafts that have not expired. Ignores anything that this shop did not write. */
function readDrafts(): Drafts {
  try {
    const stored = Object.entries(Object(JSON.parse(readStored('localStorage', KEY) ?? '{}')))
    const oldest = Date.now() - KEPT_FOR_MS
    return Object.fromEntries(
      stored.filter((entry): entry is [string, Draft] => isDraft(entry[1]) && entry[1].at > oldest),
    )
  } catch {
    return {}
  }
}

function writeDrafts(drafts: Drafts): void {
  const isEmpty = Object.keys(drafts).length === 0
  writeStored('localStorage', KEY, isEmpty ? null : JSON.stringify(drafts))
}

/** A visitor who logs in still sees their draft. A customer's draft is shown to nobody else. */
const belongsToReader = (reader: string | null, { owner }: Draft) => owner === null || owner === reader

/** Returns the unsent input of a form. @param reader the customer's id; null for a visitor */
export function readDraft(form: string, reader: string | null): Readonly<Record<string, string>> {
  const drafts = readDrafts()
  // Delete expired drafts from storage too.
  writeDrafts(drafts)
  const draft = drafts[form]
  return draft && belongsToReader(reader, draft) ? draft.values : {}
}

/** @param values the input; if it is an empty object, the owner's draft is deleted */
export function keepDraft(form: string, owner: string | null, values: Record<string, string>): void {
  const { [form]: known, ...others } = readDrafts()
  if (Object.keys(values).length > 0) writeDrafts({ ...others, [form]: { at: Date.now(), owner, values } })
  else if (known && belongsToReader(owner, known)) writeDrafts(others)
}

/** Call when the form has been sent. */
export function forgetDraft(form: string): void {
  const { [form]: _sent, ...others } = readDrafts()
  writeDrafts(others)
}

/** Call when the customer logs out. */
export function forgetDrafts(): void {
  writeDrafts({})
}
