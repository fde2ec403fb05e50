const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

/** '2023-08-11T18:02:46+05:30', as Cashfree writes every moment. */
export function indianTime(moment: string | Date): string {
  const shifted = new Date(new Date(moment).getTime() + INDIA_OFFSET_MS)
  return `${shifted.toISOString().slice(0, 19)}+05:30`
}
