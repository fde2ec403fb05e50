// By name, not by path: the page has one store room, and this file is a part of each remote that uses it.
import { readStored, writeStored } from 'shared-contracts/store'

const KEY = 'drafts'

/** Long enough for a weekend away; a forgotten draft of a shared browser is gone after it. */
export const KEPT_FOR_MS = 3 * 24 * 60 * 60_000

interface Draft {
  /** When it was last typed in, in milliseconds. */
  at: number
  /** The id of the customer who typed it, or null for a visitor. */
  owner: string | null
  values: Record<string, string>
}

type Drafts = Record<string, Draft>

function isDraft(thing: unknown): thing is Draft {
  const { at, values } = Object(thing) as Partial<Draft>
  return typeof at === 'number' && Object.values(Object(values)).every((text) => typeof text === 'string')
}

/** The drafts that are not too old, and nothing that this shop did not write. */
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

/** A visitor who logs in goes on with what they typed; what a customer typed is shown to nobody else. */
const belongsToReader = (reader: string | null, { owner }: Draft) => owner === null || owner === reader

/** What was typed into a form and not sent. @param reader the id of the customer, or null for a visitor */
export function readDraft(form: string, reader: string | null): Readonly<Record<string, string>> {
  const drafts = readDrafts()
  // What has grown too old is forgotten, not merely passed over.
  writeDrafts(drafts)
  const draft = drafts[form]
  return draft && belongsToReader(reader, draft) ? draft.values : {}
}

/** @param values what was typed; none when the form is blank again, and then the owner's draft is forgotten */
export function keepDraft(form: string, owner: string | null, values: Record<string, string>): void {
  const { [form]: known, ...others } = readDrafts()
  if (Object.keys(values).length > 0) writeDrafts({ ...others, [form]: { at: Date.now(), owner, values } })
  else if (known && belongsToReader(owner, known)) writeDrafts(others)
}

/** The form has been sent. */
export function forgetDraft(form: string): void {
  const { [form]: _sent, ...others } = readDrafts()
  writeDrafts(others)
}

/** The customer has left this browser. */
export function forgetDrafts(): void {
  writeDrafts({})
}
