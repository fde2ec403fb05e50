const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 } as const
type Style = keyof typeof STYLES

/** Words in colour, where somebody sees it: not in a file, nor with NO_COLOR (no-color.org). */
export function paint(text: string, style: Style, isColoured: boolean): string {
  return isColoured ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text
}

export interface Cell {
  text: string
  style?: Style
}

/**
 * Lines of a table whose columns are as wide as their widest cell.
 * @param head the columns' names
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
