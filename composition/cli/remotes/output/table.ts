import { styleText } from 'node:util'

type Style = 'dim' | 'red' | 'green' | 'yellow'

export function paint(text: string, style: Style, isColoured: boolean): string {
  return isColoured ? styleText(style, text, { validateStream: false }) : text
}

export interface Cell {
  text: string
  style?: Style
}

export function tableLines(
  head: readonly string[],
  rows: readonly (readonly (Cell | string)[])[],
  isColoured: boolean,
): string[] {
  const cells = [head.map((text): Cell => ({ text, style: 'dim' })), ...rows.map((row) => row.map(toCell))]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.text.length ?? 0)))
  return cells.map((row) =>
    row
      .map(({ text, style }, column) => {
        const padding = ' '.repeat((widths[column] ?? 0) - text.length)
        return (style ? paint(text, style, isColoured) : text) + padding
      })
      .join('  ')
      .trimEnd(),
  )
}

function toCell(cell: Cell | string): Cell {
  return typeof cell === 'string' ? { text: cell } : cell
}
