import { type Paise, paise } from '../values/money'

/** Shipping charge of an order within India: always Rs 50 (specification 11.5). */
export const SHIPPING: Paise = paise(50_00)
