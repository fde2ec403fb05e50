/* The shop's own analytics: daily totals that identify nobody (docs/decisions/086-own-analytics.md). */

/** The steps of a purchase, in order. Each is counted at most once until the page is closed or reloaded. */
export const STEPS = [
  'product-seen',
  'added-to-cart',
  'cart-seen',
  'checkout-seen',
  'order-placed',
  'paid',
] as const
export type Step = (typeof STEPS)[number]

/** The web vitals that pages report. Layout shift is unitless, the others are in ms. */
export const VITALS = ['LCP', 'FCP', 'CLS', 'INP', 'TTFB'] as const
export type Vital = (typeof VITALS)[number]

/** Bounds of the classes for times, including the official thresholds: LCP 2.5 and 4 s, INP 0.2 and 0.5 s. */
const TIMES_MS = [50, 100, 200, 500, 800, 1200, 1800, 2500, 4000, 8000]
/** Bounds of the classes for layout shift, which is officially good up to 0.1 and poor above 0.25. */
const SHIFTS = [0.01, 0.05, 0.1, 0.25, 0.5]

/** Returns the upper bounds of the classes in which a vital is counted. A last class is for larger values. */
export function listBounds(vital: Vital): readonly number[] {
  return vital === 'CLS' ? SHIFTS : TIMES_MS
}

export function findClass(vital: Vital, value: number): number {
  const bounds = listBounds(vital)
  const found = bounds.findIndex((bound) => value <= bound)
  return found < 0 ? bounds.length : found
}

const LONGEST_QUERY = 40

/** Normalises a query. Returns undefined if it is long or has digits or symbols: it may be personal data. */
export function normalizeQuery(text: string): string | undefined {
  const query = text.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ')
  return query.length <= LONGEST_QUERY && /^\p{L}[\p{L}\p{M} '-]*$/u.test(query) ? query : undefined
}
