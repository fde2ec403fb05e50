/** A table of markdown: the first column to the left, figures to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** A figure for people, `never` for a time without end, or a dash where there is none. */
export function figure(value: number | undefined, digits = 0): string {
  if (value === Number.POSITIVE_INFINITY) return 'never'
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits)
}

/** A ratio as it stands in every table: x1.23. */
export function ratio(value: number | undefined): string {
  return value === undefined ? '-' : `x${value.toFixed(2)}`
}
