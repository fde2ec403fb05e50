import barcodes from 'bwip-js/node'
import type { Pen } from '../../../../documents/pdf/pen'

/** The quiet zone on each side, in modules (ISO/IEC 15417). */
const QUIET = 10
/** A module's maximum width (0.38 mm) and minimum (0.17 mm: narrower bars merge at 203 dpi), in points. */
const WIDEST_BAR = 1.08
const THINNEST_BAR = 0.48

interface Bar {
  /** Distance from the left, in modules. */
  at: number
  width: number
}

interface Barcode {
  bars: Bar[]
  width: number
}

/** Encodes text as Code 128, which couriers' scanners read. */
export function code128(text: string): Barcode {
  // Uses the default export because the package's module export named `raw` is a different function.
  const [code] = barcodes.raw('code128', text)
  if (!code || !('sbs' in code)) throw new Error(`"${text}" can’t be printed as a barcode.`)
  const bars: Bar[] = []
  let at = 0
  // Bars and spaces alternate, starting with a bar.
  for (const [index, width] of code.sbs.entries()) {
    if (index % 2 === 0) bars.push({ at, width })
    at += width
  }
  return { bars, width: at }
}

/** Draws a barcode above its text, or only the text if it is too wide. @returns the y position where it ends */
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
