/** Formats a markdown table: first column left-aligned, figures right-aligned. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

/** Formats a figure: `never` for Infinity, a dash for undefined or NaN. */
export function figure(value: number | undefined, digits = 0): string {
  if (value === Number.POSITIVE_INFINITY) return 'never'
  return value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits)
}

/** Formats a ratio, such as x1.23. */
export function ratio(value: number | undefined): string {
  return value === undefined ? '-' : `x${value.toFixed(2)}`
}
