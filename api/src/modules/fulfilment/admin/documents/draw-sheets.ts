import type { LabelSize, SlipSize } from 'shared-contracts/fulfilment/admin/document-sizes'
import { openPen, type PageSize, type Pen } from '../../../../documents/pdf/pen'
import { drawLabel } from './draw-label'
import { drawSlip } from './draw-slip'
import type { PrintedPackage } from './printed-package'
import { createRollArea, labelSheets, type PrintArea, rollPage, slipPages, within } from './sheets'

/** The size in points of a page for measuring, large enough for any label or slip. */
const SCRATCH: PageSize = [1_000, 14_000]
/** Text shrinks in these steps until the address fits. */
const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const
const SMALLEST = 0.4

/** Draws labels into one file without splitting any across pages. */
export function drawLabels(labels: readonly PrintedPackage[], size: LabelSize): Promise<Buffer> {
  const pen = openPen('Address labels')
  const scratch = openScratch()
  if (size === '80mm') {
    for (const label of labels) drawOnRoll(pen, scratch, (on, room) => drawLabel(on, label, room, 1))
    return pen.finish()
  }
  const { page, rooms } = labelSheets[size]
  for (const [index, label] of labels.entries()) {
    const room = rooms[index % rooms.length]
    if (!room) continue
    if (index % rooms.length === 0) pen.turnPage(page)
    drawLabel(pen, label, room, fittingScale(scratch, label, room))
  }
  return pen.finish()
}

/** Draws packing slips into one file, each starting on a new page. */
export function drawSlips(slips: readonly PrintedPackage[], size: SlipSize): Promise<Buffer> {
  const pen = openPen('Packing slips')
  const scratch = openScratch()
  for (const slip of slips) {
    if (size === '80mm') {
      drawOnRoll(pen, scratch, (on, room) => drawSlip(on, slip, room, () => undefined))
      continue
    }
    const page = slipPages[size]
    pen.turnPage(page)
    drawSlip(pen, slip, within(page), () => pen.turnPage(page))
  }
  return pen.finish()
}

/** Opens a throwaway document for measuring. */
function openScratch(): Pen {
  const pen = openPen('')
  pen.turnPage(SCRATCH)
  return pen
}

function drawOnRoll(pen: Pen, scratch: Pen, draw: (pen: Pen, room: PrintArea) => number): void {
  pen.turnPage(rollPage(draw(scratch, createRollArea())))
  draw(pen, createRollArea())
}

function fittingScale(scratch: Pen, label: PrintedPackage, room: PrintArea): number {
  const ends = (scale: number) => drawLabel(scratch, label, room, scale)
  return SCALES.find((scale) => ends(scale) <= room.y + room.height) ?? SMALLEST
}
