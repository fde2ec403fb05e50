import type { LineKey } from './cart'

/** One line of a shared cart: a pack, and how many of it. Its price is whatever the shop asks when the link is opened. */
export interface LinkLine extends LineKey {
  /** Any whole number from 1 on: what a cart may hold is decided where the link is opened. */
  quantity: number
}

/** The api takes ids of at most so many characters. */
const LONGEST_ID = 100
const PLAIN_PRODUCT = /^[\w-]+$/
const PLAIN_REST = /^[\w.-]+$/
/** No leading zero, no sign, no exponent. */
const LINE = /^([^:]+):([1-9]\d{0,8})$/

/** Ids that the api can be asked for, with commas between them, and that a link can hold. */
function isId(id: string): boolean {
  return id.length <= LONGEST_ID && id === id.trim() && /^[^,\p{Cc}\p{Cs}]+$/u.test(id)
}

/**
 * The lines of a cart as one text for an address: `turmeric-powder.100g:2,cloves.50g:1`. Each item is a token as UCP's
 * permalink has them (dev.ucp.shopping.permalink, 2026-08-25): letters, digits and `. _ -`, or `~` and base64url.
 * Two lines of the same pack become one. Lines whose ids no link can hold are left out.
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

/**
 * Reads what `writeCartLink` writes.
 * @param text of the address, decoded once
 * @returns undefined for any other text. A pack that stands twice is ambiguous, and so is another spelling of a token.
 */
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

/** What UCP calls an item token: letters, digits and `. _ -`. */
const PLAIN_TOKEN = /^[\w.-]+$/

/**
 * What a pack is called in UCP, in a link and in a catalogue alike: 'turmeric-powder.100g', or its two ids with a slash
 * between them, percent-encoded. A pack's id mostly begins with its product's, which then stands there once.
 */
export function variantItemId({ id, variantId }: LineKey): string {
  const rest = variantId.slice(id.length + 1)
  if (variantId === `${id}-${rest}` && PLAIN_PRODUCT.test(id) && PLAIN_REST.test(rest)) return `${id}.${rest}`
  return `${encodeURIComponent(id)}/${encodeURIComponent(variantId)}`
}

/** @returns undefined for what `variantItemId` calls no pack */
export function readVariantItemId(item: string): LineKey | undefined {
  const key = item.includes('/') ? slashedKey(item) : plainKey(item)
  return key && isId(key.id) && isId(key.variantId) && variantItemId(key) === item ? key : undefined
}

function buildToken(key: LineKey): string {
  const item = variantItemId(key)
  return PLAIN_TOKEN.test(item) ? item : coded(item)
}

/** Each item may be coded, also one that need not be: UCP has both mean the same. */
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
    // Not percent-encoded: nobody wrote this.
    return undefined
  }
}

/** @param item of ASCII letters, as all items are */
function coded(item: string): string {
  return `~${btoa(item).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

function decoded(token: string): string | undefined {
  try {
    const item = atob(token.slice(1).replaceAll('-', '+').replaceAll('_', '/'))
    return /^[\x20-\x7e]*$/.test(item) ? item : undefined
  } catch {
    // No base64: nobody wrote this token.
    return undefined
  }
}
