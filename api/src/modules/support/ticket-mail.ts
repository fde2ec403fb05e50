import { type Language, languages } from 'shared-contracts/i18n/language'
import type { BusinessDetails } from 'shared-contracts/platform/admin/business-details-schema'
import { computeSettlementDeadline, formatTicket } from 'shared-contracts/support/ticket'
import { getText } from '../../i18n/get-text'
import type { Letter } from '../../mail/outbox'

interface Received {
  id: number
  email: string
  language: Language
  sentAt: Date
}

/**
 * Acknowledges a message with its ticket number, which the law requires within 48 hours (Consumer Protection
 * (E-Commerce) Rules 2020, rule 4). Doesn't quote the message or the name: the address may be somebody else's.
 */
export function ticketMail(
  { id, email, language, sentAt }: Received,
  businessDetails: BusinessDetails,
): Letter {
  const t = getText(language)
  const ticket = formatTicket(id)
  const date = computeSettlementDeadline(sentAt).toLocaleDateString(languages[language].tag, {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  })
  const { officerName, officerPost, officerPhone, officerEmail, hours } = businessDetails
  const officer = [officerName, officerPost, officerPhone, officerEmail].filter((part) => part !== null)
  return {
    to: email,
    language,
    subject: t('We’ve received your message: {ticket}', { ticket }),
    parts: [
      t(
        'Thank you for your message. Your ticket number is {ticket}. Please mention it if you write to us about this again.',
        {
          ticket,
        },
      ),
      t('We’ll reply as soon as we can, and resolve your request by {date} at the latest.', { date }),
      ...(hours ? [t('We’re available: {hours}', { hours })] : []),
      ...(officerName ? [t('Our grievance officer: {officer}', { officer: officer.join(', ') })] : []),
      {
        small: t(
          'You’re getting this email because someone wrote to us from this address. If it wasn’t you, you can ignore it.',
        ),
      },
    ],
  }
}
