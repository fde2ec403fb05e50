/** Per cent of a rate, which is kept in hundredths. */
export function percentOf(rate: number): number {
  return rate / 100
}
