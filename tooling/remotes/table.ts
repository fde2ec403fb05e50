const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 } as const
type Style = keyof typeof STYLES

/** Text in colour, if it is wanted. */
export function paint(text: string, style: Style, isColoured: boolean): string {
  return isColoured ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text
}

export interface Cell {
  text: string
  style?: Style
}

/**
 * A table as lines.
 * @param head the names of the columns
 */
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
