import { type Paise, paise } from '../values/money'

/** What shipping costs an order within India: Rs 50, whatever is in it (specification 11.5). */
export const SHIPPING: Paise = paise(50_00)
