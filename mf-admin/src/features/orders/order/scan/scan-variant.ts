import { cleanBarcode } from 'shared-contracts/catalog/admin/barcode'

/** The packs of an order line to scan into the shipment. */
export interface VariantsToScan {
  line: number
  name: string
  quantity: number
  /** The barcodes that identify the pack: its EAN, and the shop's own number. */
  codes: readonly string[]
}

/** The number of scanned packs by line. */
type Scanned = Readonly<Record<number, number>>

export interface Scan {
  isRight: boolean
  words: string
  scanned: Scanned
}

/** Counts a scanned code. A code that does not fit changes nothing. */
export function scanVariant(written: string, packs: readonly VariantsToScan[], scanned: Scanned): Scan {
  const code = cleanBarcode(written)
  const meant = packs.filter(({ codes }) => codes.some((known) => cleanBarcode(known) === code))
  const [first] = meant
  // Two lines may have the same pack.
  const next = meant.find(({ line, quantity }) => readCount(scanned, line) < quantity)
  if (!first) return { isRight: false, scanned, words: `Wrong pack. ${code} isn’t in this order.` }
  if (!next)
    return {
      isRight: false,
      scanned,
      words: `That’s one too many. All packs of ${first.name} are already scanned.`,
    }
  const count = readCount(scanned, next.line) + 1
  return {
    isRight: true,
    scanned: { ...scanned, [next.line]: count },
    words: `${count} of ${next.quantity}: ${next.name}`,
  }
}

export function readCount(scanned: Scanned, line: number): number {
  return scanned[line] ?? 0
}
