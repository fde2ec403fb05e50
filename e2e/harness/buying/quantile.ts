/** Returns a quantile. @param sorted values in ascending order @param part a fraction such as 0.99 */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}
