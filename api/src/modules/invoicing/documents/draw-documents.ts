import { ALARM, openPen, PALE, type Pen } from '../../../documents/pdf/pen'
import type { Column, PrintableDocument } from './printable-document'

/* A4 is 595 by 842 points. */
const LEFT = 40
const TOP = 40
const WIDTH = 515
const BOTTOM = 790
const GAP = 4
/** Room for a handwritten signature or a stamp. */
const SIGNATURE_ROOM = 48
const SIGNATURE = SIGNATURE_ROOM + 40

/** Draws documents into one file, each starting on a new page. */
export function drawDocuments(documents: readonly PrintableDocument[], title: string): Promise<Buffer> {
  const pen = openPen(title)
  for (const document of documents) {
    pen.turnPage()
    drawDocument(pen, document)
  }
  return pen.finish()
}

function drawDocument(pen: Pen, document: PrintableDocument): void {
  pen.write(document.copy, LEFT, TOP + 4, WIDTH, { size: 8, align: 'right', colour: PALE })
  let y = pen.write(document.title, LEFT, TOP, 320, { size: 15, weight: 'bold' }) + 6
  for (const alarm of document.alarms) y = drawAlarm(pen, alarm, y)
  y = drawParties(pen, document, y + 4)
  y = drawTable(pen, document, y + 14)
  for (const note of document.notes)
    y = pen.write(note, LEFT, findStart(pen, y, 14) + 3, WIDTH, { colour: PALE })
  drawSignature(pen, document.signature, findStart(pen, y + 24, SIGNATURE))
}

function drawAlarm(pen: Pen, alarm: string, y: number): number {
  const height = pen.heightOf(alarm, WIDTH - 16, { weight: 'bold' }) + 12
  pen.box(LEFT, y, WIDTH, height)
  pen.write(alarm, LEFT + 8, y + 6, WIDTH - 16, { weight: 'bold', colour: ALARM })
  return y + height + 6
}

/** Draws seller and buyer on the left, and the document's details on the right. */
function drawParties(pen: Pen, { seller, buyer, buyerTitle, facts }: PrintableDocument, top: number): number {
  const column = 260
  let left = top
  for (const [index, line] of seller.entries())
    left = pen.write(line, LEFT, left, column, index === 0 ? { weight: 'bold', size: 10 } : {})
  left = pen.write(buyerTitle, LEFT, left + 10, column, { colour: PALE })
  for (const [index, line] of buyer.entries())
    left = pen.write(line, LEFT, left, column, { weight: index === 0 ? 'bold' : 'normal' })
  let right = top
  const x = LEFT + column + 20
  for (const [label, value] of facts) {
    const end = pen.write(label, x, right, 105, { colour: PALE })
    right = Math.max(end, pen.write(value, x + 110, right, WIDTH - column - 130, { weight: 'bold' }))
  }
  return Math.max(left, right)
}

function drawTable(pen: Pen, { columns, rows, total }: PrintableDocument, top: number): number {
  let y = drawRow(
    pen,
    columns,
    columns.map(({ title }) => title),
    top,
    'bold',
  )
  for (const row of rows) {
    const next = findStart(pen, y, heightOfRow(pen, columns, row))
    y =
      next === y
        ? y
        : drawRow(
            pen,
            columns,
            columns.map(({ title }) => title),
            next,
            'bold',
          )
    y = drawRow(pen, columns, row, y, 'normal')
  }
  return drawRow(pen, columns, total, findStart(pen, y, heightOfRow(pen, columns, total)), 'bold')
}

function heightOfRow(pen: Pen, columns: readonly Column[], row: readonly string[]): number {
  return Math.max(...columns.map(({ width }, index) => pen.heightOf(row[index] ?? '', width - GAP))) + 8
}

/** @returns the y position where the row ends */
function drawRow(
  pen: Pen,
  columns: readonly Column[],
  row: readonly string[],
  y: number,
  weight: 'normal' | 'bold',
): number {
  let x = LEFT
  let end = y
  for (const [index, { width, align }] of columns.entries()) {
    end = Math.max(end, pen.write(row[index] ?? '', x, y + 4, width - GAP, { align, weight }))
    x += width
  }
  pen.rule(LEFT, end + 4, WIDTH)
  return end + 4
}

/** Writes on whose behalf the document is signed, leaves room for the signature, and names the signatory. */
function drawSignature(pen: Pen, [signsFor = '', ...signatory]: readonly string[], top: number): void {
  let y = pen.write(signsFor, LEFT, top, WIDTH, { align: 'right', weight: 'bold' }) + SIGNATURE_ROOM
  for (const line of signatory) y = pen.write(line, LEFT, y, WIDTH, { align: 'right' })
}

/** @returns the y position for something of this height: here, or at the top of a new page */
function findStart(pen: Pen, y: number, height: number): number {
  if (y + height <= BOTTOM) return y
  pen.turnPage()
  return TOP
}
