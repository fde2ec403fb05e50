import type { Paise } from 'shared-contracts/values/money'
import { asFields } from '../../values/fields'
import { badRequest } from '../phonepe-error'
import { amount, text, webAddress } from '../request-fields'

export interface PayRequestV2 {
  merchantOrderId: string
  amount: Paise
  lifeSeconds: number
  metaInfo: Record<string, string> | null
  redirectUrl?: string
  phoneNumber?: string
}

export interface RefundRequestV2 {
  merchantRefundId: string
  originalMerchantOrderId: string
  amount: Paise
}

/** The longest life allowed; the documentation doesn't specify a default. */
const DEFAULT_LIFE_SECONDS = 3600
const ID = /^[A-Za-z0-9_-]{1,63}$/

/** @throws PhonepeError 400 for the first invalid field */
export function readPayRequestV2(body: unknown): PayRequestV2 {
  const fields = asFields(body)
  const flow = asFields(fields.paymentFlow)
  const urls = asFields(flow.merchantUrls)
  if (flow.type !== 'PG_CHECKOUT') throw badRequest('paymentFlow.type must be PG_CHECKOUT.')
  return {
    redirectUrl: urls.redirectUrl === undefined ? undefined : webAddress(urls, 'redirectUrl'),
    merchantOrderId: text(fields, 'merchantOrderId', ID),
    amount: amount(fields),
    lifeSeconds: readLife(fields.expireAfter),
    metaInfo: readMetaInfo(fields.metaInfo),
    phoneNumber: readPhone(asFields(fields.prefillUserLoginDetails).phoneNumber),
  }
}

/** @throws PhonepeError 400 for the first invalid field */
export function readRefundRequestV2(body: unknown): RefundRequestV2 {
  const fields = asFields(body)
  return {
    merchantRefundId: text(fields, 'merchantRefundId', ID),
    originalMerchantOrderId: text(fields, 'originalMerchantOrderId', ID),
    amount: amount(fields),
  }
}

function readLife(value: unknown): number {
  if (value === undefined || value === null) return DEFAULT_LIFE_SECONDS
  if (typeof value === 'number' && Number.isInteger(value) && value >= 300 && value <= 3600) return value
  throw badRequest('expireAfter must be from 300 to 3600 seconds.')
}

function readMetaInfo(value: unknown): Record<string, string> | null {
  if (value === undefined || value === null) return null
  const entries = Object.entries(asFields(value)).map(([name, text]): [string, string] => {
    const isLong = /^udf([1-9]|10)$/.test(name) && typeof text === 'string' && text.length <= 256
    const isShort =
      /^udf1[1-5]$/.test(name) && typeof text === 'string' && /^[A-Za-z0-9_\- @.+]{0,50}$/.test(text)
    if (!isLong && !isShort) throw badRequest(`metaInfo.${name} is not valid.`)
    return [name, String(text)]
  })
  return Object.fromEntries(entries)
}

/** Returns the last ten digits: the number may come with or without the country code. */
function readPhone(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(-10) : undefined
}
