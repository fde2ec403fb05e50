const kilobytes = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Such as '12.5 kB'. */
export function shownSize(bytes: number): string {
  return `${kilobytes.format(bytes / 1000)} kB`
}
