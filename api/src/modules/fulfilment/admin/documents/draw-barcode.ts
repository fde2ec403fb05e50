import barcodes from 'bwip-js/node'
import type { Pen } from '../../../../documents/pdf/pen'

/** White on both sides, in thinnest bars (ISO/IEC 15417). */
const QUIET = 10
/** In points: 0.38 mm, and 0.17 mm, below which a thermal printer of 203 dots an inch runs bars together. */
const WIDEST_BAR = 1.08
const THINNEST_BAR = 0.48

interface Bar {
  /** From the left, and as wide as the thinnest bar counts 1. */
  at: number
  width: number
}

interface Barcode {
  bars: Bar[]
  width: number
}

/** Code 128 of a number, such as couriers and their scanners read it. */
export function code128(text: string): Barcode {
  // By the default export: as a module the package has another function under the name `raw`.
  const [code] = barcodes.raw('code128', text)
  if (!code || !('sbs' in code)) throw new Error(`"${text}" is no text for a barcode.`)
  const bars: Bar[] = []
  let at = 0
  // Bars and spaces in turn, a bar first.
  for (const [index, width] of code.sbs.entries()) {
    if (index % 2 === 0) bars.push({ at, width })
    at += width
  }
  return { bars, width: at }
}

/**
 * Draws a barcode into a column, the number below it. One that is too long for the column is written only.
 * @returns where it ends, from the top
 */
export function drawBarcode(
  pen: Pen,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): number {
  const code = code128(text)
  const thin = Math.min(WIDEST_BAR, width / (code.width + 2 * QUIET))
  if (thin < THINNEST_BAR) return pen.write(text, x, y, width, { weight: 'bold' })
  const bars = code.bars.map((bar) => ({ at: bar.at * thin, width: bar.width * thin }))
  const left = x + (width - code.width * thin) / 2
  pen.bars(bars, left, y, height)
  return pen.write(text, left, y + height + 1, width, { size: 8 })
}
