import type { LabelSize, SlipSize } from 'shared-contracts/fulfilment/admin/document-sizes'
import { A4, type PageSize } from '../../../../documents/pdf/pen'

const POINTS_PER_MM = 72 / 25.4
const inPoints = (mm: number) => mm * POINTS_PER_MM

/** The printable part of a page. */
export interface PrintArea {
  x: number
  y: number
  width: number
  height: number
}

const A5: PageSize = [inPoints(148), inPoints(210)]
const A6: PageSize = [inPoints(105), inPoints(148)]
/** The paper's width; printers leave a 4 mm margin on each side. */
const ROLL_WIDTH = inPoints(80)
const ROLL_MARGIN = inPoints(4)

/** A sheet with room for one or more labels. */
interface Sheet {
  page: PageSize
  rooms: PrintArea[]
}

export const labelSheets: Record<Exclude<LabelSize, '80mm'>, Sheet> = {
  a6: { page: A6, rooms: [within(A6)] },
  '4x6': { page: [288, 432], rooms: [within([288, 432])] },
  'a4-four': {
    page: A4,
    rooms: [0, 1, 2, 3].map((place) => {
      const [width, height] = [A4[0] / 2, A4[1] / 2]
      return within([width, height], (place % 2) * width, Math.floor(place / 2) * height)
    }),
  },
}

export const slipPages: Record<Exclude<SlipSize, '80mm'>, PageSize> = { a4: A4, a5: A5 }

/** Returns the printable area of a roll, which is cut to length. */
export function createRollArea(height = Number.POSITIVE_INFINITY): PrintArea {
  return { x: ROLL_MARGIN, y: ROLL_MARGIN, width: ROLL_WIDTH - 2 * ROLL_MARGIN, height }
}

/** Returns a page that ends below the print. @param end the y position where printing ends */
export function rollPage(end: number): PageSize {
  return [ROLL_WIDTH, end + ROLL_MARGIN]
}

/** Returns a page's printable area, which leaves a 5 mm margin on each side. */
export function within([width, height]: PageSize, x = 0, y = 0): PrintArea {
  const margin = inPoints(5)
  return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin }
}
