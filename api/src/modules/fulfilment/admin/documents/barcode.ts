import barcodes from 'bwip-js/node'

export interface Bar {
  /** From the left, and as wide as the thinnest bar counts 1. */
  at: number
  width: number
}

export interface Barcode {
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
