import { DISCOUNT_CODE_KEY } from 'shared-contracts/orders/discounts/discount-code-key'
import { writeStored } from 'shared-contracts/store/stored-text'

/*
 * The inline script of the page of a discount link, in addition to the early script of every page. Keeps the code
 * (`data-discount-code`) before the shop's code has loaded, because a shopper may follow another link at once.
 */

document.addEventListener('DOMContentLoaded', () => {
  const page = document.querySelector<HTMLElement>('[data-discount-code]')
  if (page) writeStored('localStorage', DISCOUNT_CODE_KEY, page.dataset.discountCode ?? null)
})
