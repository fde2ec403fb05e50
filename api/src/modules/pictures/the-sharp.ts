import type { default as Sharp } from 'sharp'

/** Of one step. */
export const MOST_SECONDS = 20

let loading: Promise<typeof Sharp> | undefined

/** Nothing of it is loaded before the first picture comes in. One core: shoppers are answered meanwhile. */
export function theSharp(): Promise<typeof Sharp> {
  loading ??= load()
  return loading
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
