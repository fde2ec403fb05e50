import type { FloodRequest } from './paced-requests'

const turn = (paths: readonly ((n: number) => string)[]): FloodRequest => {
  return (n) => ({ path: paths[n % paths.length]?.(n) ?? '/' })
}

export const unknownPaths = turn([
  (n) => `/whole-spices/unknown-${n}`,
  (n) => `/blogs/unknown%20${n}`,
  (n) => `/product/unknown-${n}`,
  (n) => `/about/unknown-${n}`,
  (n) => `/unknown-${n}`,
])

export const privatePages = turn([
  () => '/cart',
  () => '/login',
  () => '/checkout',
  () => '/account',
  (n) => `/payment/status/T${n}`,
  (n) => `/reset-password/${n}`,
])

export const spellings = turn([
  (n) => `/whole-spices/${encodedInPart('cloves', n)}`,
  (n) => `/${encodedInPart('about', n)}`,
  (n) => `/product/3${'abc'.repeat(n % 9)}${n}x`,
  (n) => `/${inCase('ground-spices', n)}`,
  (n) => `/${'/'.repeat(n % 50)}recipes`,
])

export const bodies: FloodRequest = () => ({ path: '/api/contact-form', method: 'POST', body: LARGE })

const LARGE = Buffer.alloc(300_000, 'x')

/** Percent-encodes the letters whose bit is set in `bits`. */
function encodedInPart(text: string, bits: number): string {
  return [...text]
    .map((letter, index) => ((bits >> index) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter))
    .join('')
}

/** Capitalises the letters whose bit is set in `bits`. */
function inCase(text: string, bits: number): string {
  return [...text].map((letter, index) => ((bits >> index) & 1 ? letter.toUpperCase() : letter)).join('')
}
