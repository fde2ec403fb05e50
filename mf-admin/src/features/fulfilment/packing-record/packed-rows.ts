import type { PackingChange, PackingRecord } from 'shared-contracts/fulfilment/admin/packing-record-schema'
import { normaliseNumber } from 'shared-contracts/values/typed-number'

export type RecordLine = PackingRecord['lines'][number]

/** A quantity of an order line from one batch, as typed in the form. */
export interface PackedRow {
  /** Empty until a batch is chosen. */
  batch: string
  quantity: string
}

/** Returns a line's initial rows: as recorded, or else one row for the full quantity. */
export function toPackedRows({ packed, quantity }: RecordLine): PackedRow[] {
  if (packed.length === 0) return [{ batch: '', quantity: String(quantity) }]
  return packed.map((pieces) => ({ batch: pieces.batch.id, quantity: String(pieces.quantity) }))
}

interface Read {
  packed: PackingChange['packed']
  /** Error messages by line. */
  problems: Readonly<Record<number, string>>
}

/** Reads the rows of all lines, ignoring rows without a batch. */
export function readRows(
  lines: readonly RecordLine[],
  rows: Readonly<Record<number, readonly PackedRow[]>>,
): Read {
  const problems: Record<number, string> = {}
  const packed = lines.flatMap(({ line, quantity }) => {
    const said = (rows[line] ?? [])
      .filter(({ batch }) => batch !== '')
      .map((row) => ({ line, batch: row.batch, quantity: Number(normaliseNumber(row.quantity)) }))
    const all = said.reduce((sum, row) => sum + row.quantity, 0)
    const isCounted = said.every((row) => Number.isInteger(row.quantity) && row.quantity > 0)
    if (!isCounted || all > quantity)
      problems[line] = `Enter a whole number of packs, up to ${quantity} in total`
    else if (new Set(said.map(({ batch }) => batch)).size < said.length)
      problems[line] = 'Choose each batch only once'
    return said
  })
  return { packed, problems }
}

/** @returns null for an empty field, undefined for an invalid weight */
export function readWeight(typed: string): number | null | undefined {
  const text = normaliseNumber(typed)
  if (text === '') return null
  const grams = Number(text)
  return Number.isInteger(grams) && grams > 0 && grams <= 100_000 ? grams : undefined
}
