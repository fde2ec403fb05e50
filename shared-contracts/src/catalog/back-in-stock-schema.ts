import * as z from 'zod/mini'
import { Email, requiredText } from '../values/text'

/** POST /api/back-in-stock: asks for one mail when a sold-out pack can be bought again. */
export const BackInStockRequest = z.object({
  productId: requiredText(100),
  variantId: requiredText(100),
  email: Email,
})
export type BackInStockRequest = z.infer<typeof BackInStockRequest>

/** The response is the same whether or not the address is known to the shop. */
export const BackInStockAnswer = z.object({
  message: z.string(),
  /** False for the signed-in customer's own confirmed address. Otherwise a link is mailed to confirm it. */
  needsConfirming: z.boolean(),
})
export type BackInStockAnswer = z.infer<typeof BackInStockAnswer>

/** POST /api/back-in-stock/confirm, with the token of the mailed link. */
export const ConfirmBackInStock = z.object({ token: requiredText(100) })
export type ConfirmBackInStock = z.infer<typeof ConfirmBackInStock>
