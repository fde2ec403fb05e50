import { parse } from 'csv-parse/sync'
import { XMLParser } from 'fast-xml-parser'
import { JSDOM } from 'jsdom'

/* Reads the packs from each rendition of the catalogue, as its readers would. Amounts are in rupees. */

interface PageReading {
  title: string
  variant: string
  price: string
  mrp: string
  unitPrice: string
  isSoldOut: boolean
}

const rupees = (text: string) => Number(text).toFixed(2)
const first = (text: string | null | undefined, pattern: RegExp) => pattern.exec(text ?? '')?.[1] ?? 'none'

/** Computes the price of a base quantity, such as 100 g, from the price of another amount. */
const perUnit = (price: string, amount: number, base: number) => {
  const paise = Math.round(Number(price) * 100)
  return (Math.round((paise * base) / amount) / 100).toFixed(2)
}

/** Reads the facts block of a product page. */
export function readPage(html: string): PageReading[] {
  const { document } = new JSDOM(html).window
  const name = document.querySelector('h1')?.textContent ?? ''
  const block = document.querySelector('section[aria-labelledby="product-facts"]')
  return [...(block?.querySelectorAll('dd:has(> span > *)') ?? [])].map((variant) => {
    const [label = '', price = ''] = [...(variant.firstElementChild?.children ?? [])].map(
      (one) => one.textContent,
    )
    const size = label.replace(/ \(\d+ kits?\)$/, '')
    return {
      title: `${name}, ${size}`,
      variant: size,
      price: rupees(price.replace('₹', '')),
      mrp: rupees(first(variant.textContent, /MRP ₹([\d.]+)/)),
      unitPrice: first(variant.textContent, /₹(\d+\.\d\d) per/),
      isSoldOut: /Sold out/.test(variant.textContent ?? ''),
    }
  })
}

interface OfferData {
  price: string
  availability: string
  priceSpecification: [
    { referenceQuantity: { value: number; valueReference: { value: number } } },
    { price: string },
  ]
}

interface GroupData {
  hasVariant: { name: string; size: string; offers: OfferData }[]
}

export function readStructuredData([group]: readonly unknown[]): PageReading[] {
  return (group as GroupData).hasVariant.map(({ name, size, offers }) => {
    const [{ referenceQuantity }, mrp] = offers.priceSpecification
    return {
      title: name,
      variant: size,
      price: offers.price,
      mrp: mrp.price,
      unitPrice: perUnit(offers.price, referenceQuantity.value, referenceQuantity.valueReference.value),
      isSoldOut: offers.availability === 'https://schema.org/OutOfStock',
    }
  })
}

export function readGoogle(xml: string): PageReading[] {
  const parser = new XMLParser({ parseTagValue: false })
  return parser.parse(xml).rss.channel.item.map((item: Record<string, string>) => ({
    title: item['g:title'],
    variant: item['g:size'],
    price: first(item['g:price'], /^(.*) INR$/),
    mrp: first(item['g:maximum_retail_price'], /^(.*) INR$/),
    unitPrice: perUnit(
      first(item['g:price'], /^(.*) INR$/),
      Number.parseInt(item['g:unit_pricing_measure'] ?? '', 10),
      Number.parseInt(item['g:unit_pricing_base_measure'] ?? '', 10),
    ),
    isSoldOut: item['g:availability'] === 'out_of_stock',
  }))
}

export function readMeta(csv: string): PageReading[] {
  return parse<Record<string, string>>(csv, { columns: true }).map((row) => ({
    title: row.title ?? '',
    variant: row.size ?? '',
    price: first(row.price, /^(.*) INR$/),
    mrp: first(row.custom_label_1, /^MRP (.*) INR$/),
    unitPrice: first(row.custom_label_0, /^₹(.*) per /),
    isSoldOut: row.availability === 'out of stock',
  }))
}

export function readOpenai(lines: string): PageReading[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map((row) => ({
      title: row.title,
      variant: row.size,
      price: first(row.price, /^(.*) INR$/),
      mrp: first(row.maximum_retail_price, /^(.*) INR$/),
      unitPrice: perUnit(
        first(row.price, /^(.*) INR$/),
        Number.parseInt(row.unit_pricing_measure, 10),
        Number.parseInt(row.base_measure, 10),
      ),
      isSoldOut: row.availability === 'out_of_stock',
    }))
}

interface UcpVariant {
  title: string
  options?: [{ label: string }]
  selected_options?: [{ label: string }]
  price: { amount: number }
  metadata: { maximum_retail_price: { amount: number } }
  unit_price: { amount: number }
  availability: { available: boolean }
}

/** @param products the products from UCP or MCP, with amounts in paise */
export function readUcp(products: readonly { variants: readonly UcpVariant[] }[]): PageReading[] {
  return products
    .flatMap(({ variants }) => variants)
    .map(({ title, options, selected_options, price, metadata, unit_price, availability }) => ({
      title,
      variant: (options ?? selected_options)?.[0].label ?? 'none',
      price: (price.amount / 100).toFixed(2),
      mrp: (metadata.maximum_retail_price.amount / 100).toFixed(2),
      unitPrice: (unit_price.amount / 100).toFixed(2),
      isSoldOut: !availability.available,
    }))
}
