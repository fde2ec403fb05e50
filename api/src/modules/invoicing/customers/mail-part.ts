import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { textFor } from '../../../i18n/text-for'
import type { Part } from '../../../mail/letter'
import type { Invoice } from '../invoices.repository'

/** Tells in the mail about a shipment where its invoice is; nothing of a specimen. */
export function invoicePart(
  { number, isTaxInvoice }: Pick<Invoice, 'number' | 'isTaxInvoice'>,
  language: Language,
  publicOrigin: string,
): Part[] {
  if (!isTaxInvoice) return []
  const t = textFor(language)
  return [
    {
      small: t('The tax invoice {number} of this parcel is in your account, with the order.', { number }),
      link: { text: t('To your account'), href: `${publicOrigin}${inLanguage(language, paths.account)}` },
    },
  ]
}
