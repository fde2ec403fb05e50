import type { LineKey } from './cart'

/** A line of a shared cart: a pack and its quantity. Its price is looked up when the link is opened. */
export interface LinkLine extends LineKey {
  /** Any positive whole number. The cart's limit is applied when the link is opened. */
  quantity: number
}

/** The api's limit for ids, in characters. */
const LONGEST_ID = 100
const PLAIN_PRODUCT = /^[\w-]+$/
const PLAIN_REST = /^[\w.-]+$/
/** A token and a quantity, which has no leading zero, sign or exponent. */
const LINE = /^([^:]+):([1-9]\d{0,8})$/

/** True for ids that a link can contain and that the api accepts in a comma-separated list. */
function isId(id: string): boolean {
  return id.length <= LONGEST_ID && id === id.trim() && /^[^,\p{Cc}\p{Cs}]+$/u.test(id)
}

/**
 * Encodes a cart's lines for an address: `turmeric-powder.100g:2,cloves.50g:1`. Each item is a token as in UCP's
 * permalinks (dev.ucp.shopping.permalink, 2026-08-25): letters, digits and `. _ -`, or `~` and base64url. Two lines of
 * the same pack become one. Lines with ids that a link cannot contain are left out.
 */
export function writeCartLink(lines: readonly LinkLine[]): string {
  const counts = new Map<string, number>()
  for (const { quantity, ...key } of lines) {
    if (!isId(key.id) || !isId(key.variantId)) continue
    const token = buildToken(key)
    counts.set(token, (counts.get(token) ?? 0) + quantity)
  }
  return [...counts].map(([token, quantity]) => `${token}:${quantity}`).join(',')
}

/** Reads a link's lines. @param text percent-decoded @returns undefined if not written by `writeCartLink` */
export function readCartLink(text: string): LinkLine[] | undefined {
  const parts = text.split(',')
  const lines = parts.map(readLine).filter((line) => line !== undefined)
  const variants = new Set(lines.map(buildToken))
  return lines.length === parts.length && variants.size === lines.length ? lines : undefined
}

function readLine(text: string): LinkLine | undefined {
  const [, token = '', quantity] = LINE.exec(text) ?? []
  const key = quantity === undefined ? undefined : readToken(token)
  return key && { ...key, quantity: Number(quantity) }
}

/** UCP's plain item tokens: letters, digits and `. _ -`. */
const PLAIN_TOKEN = /^[\w.-]+$/

/**
 * Returns a pack's UCP id in links and catalogues: 'turmeric-powder.100g', or its two ids separated by a slash and
 * percent-encoded. A pack's id usually begins with its product's id, which then appears only once.
 */
export function variantItemId({ id, variantId }: LineKey): string {
  const rest = variantId.slice(id.length + 1)
  if (variantId === `${id}-${rest}` && PLAIN_PRODUCT.test(id) && PLAIN_REST.test(rest)) return `${id}.${rest}`
  return `${encodeURIComponent(id)}/${encodeURIComponent(variantId)}`
}

/** @returns undefined if `variantItemId` would never produce this id */
export function readVariantItemId(item: string): LineKey | undefined {
  const key = item.includes('/') ? slashedKey(item) : plainKey(item)
  return key && isId(key.id) && isId(key.variantId) && variantItemId(key) === item ? key : undefined
}

function buildToken(key: LineKey): string {
  const item = variantItemId(key)
  return PLAIN_TOKEN.test(item) ? item : coded(item)
}

/** Accepts an encoded item even if it need not be encoded: in UCP both forms have the same meaning. */
function readToken(token: string): LineKey | undefined {
  if (PLAIN_TOKEN.test(token)) return readVariantItemId(token)
  if (!token.startsWith('~')) return undefined
  const item = decoded(token)
  return item !== undefined && coded(item) === token ? readVariantItemId(item) : undefined
}

function plainKey(item: string): LineKey {
  const dot = item.indexOf('.')
  const id = item.slice(0, dot)
  return { id, variantId: `${id}-${item.slice(dot + 1)}` }
}

function slashedKey(item: string): LineKey | undefined {
  const [id = '', variantId = ''] = item.split('/')
  try {
    return { id: decodeURIComponent(id), variantId: decodeURIComponent(variantId) }
  } catch {
    // Invalid percent-encoding, so we did not write it.
    return undefined
  }
}

/** Encodes an item as `~` and base64url. @param item in ASCII, as all items are */
function coded(item: string): string {
  return `~${btoa(item).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

function decoded(token: string): string | undefined {
  try {
    const item = atob(token.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
    return /^[\x20-\x7e]*$/.test(item) ? item : undefined
  } catch {
    // Invalid base64, so we did not write it.
    return undefined
  }
}
