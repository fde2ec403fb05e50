import { DISCOUNT_CODE_KEY } from 'shared-contracts/orders/discounts/discount-code-key'
import { readStored, writeStored } from 'shared-contracts/store/stored-text'

/** The code while storage is blocked. */
let unstored: string | undefined

/** Returns the code that the shopper entered or followed a link with, if any. */
export function readCode(): string | undefined {
  return readStored('localStorage', DISCOUNT_CODE_KEY) ?? unstored
}

/** Keeps a code for the checkout. @param code undefined to forget it, as after an order was paid */
export function rememberCode(code: string | undefined): void {
  writeStored('localStorage', DISCOUNT_CODE_KEY, code ?? null)
  unstored = readStored('localStorage', DISCOUNT_CODE_KEY) === null ? code : undefined
}
