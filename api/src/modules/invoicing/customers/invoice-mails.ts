import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { formatAmount } from 'shared-contracts/values/money'
import { getText } from '../../../i18n/get-text'
import type { Part } from '../../../mail/letter'
import type { Message } from '../../customers'
import type { StoredOrder } from '../../orders'
import type { CreditNote } from '../crediting/credit-notes.repository'
import type { Invoice } from '../invoices.repository'

/** Returns a shipping mail's part about the invoice, with a link to the account; empty for a sample invoice. */
export function invoicePart(
  { number, isTaxInvoice }: Pick<Invoice, 'number' | 'isTaxInvoice'>,
  language: Language,
  publicOrigin: string,
): Part[] {
  if (!isTaxInvoice) return []
  const t = getText(language)
  return [
    {
      small: t('You’ll find tax invoice {number} for this package with your order in your account.', {
        number,
      }),
      link: { text: t('View your account'), href: `${publicOrigin}${inLanguage(language, paths.account)}` },
    },
  ]
}

/** Notifies a customer of a credit note, with a link to their account. */
export function creditNoteMail(
  { orderId, language, shippingAddress: { firstName, lastName } }: StoredOrder,
  { number, total }: Pick<CreditNote, 'number' | 'total'>,
  publicOrigin: string,
): Message {
  const t = getText(language)
  const sum = t('Rs {amount}', { amount: formatAmount(total) })
  return {
    language,
    subject: t('Credit note for your order {orderId}', { orderId }),
    parts: [
      t('Dear {name},', { name: `${firstName} ${lastName}` }),
      t('We’ve issued credit note {number} for your refund of {sum}.', { sum, number }),
      t('You’ll find it with your order in your account.'),
      { button: t('View your account'), href: `${publicOrigin}${inLanguage(language, paths.account)}` },
    ],
  }
}
