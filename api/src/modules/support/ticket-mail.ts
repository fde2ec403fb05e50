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
 * Acknowledges a message with its ticket number, which the law requires within 48 hours (Consumer Protection (E-Commerce) Rules
 * 2020, rule 4). Quotes neither the message nor the name, because anyone may type another's address.
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
    subject: t('We have your message: {ticket}', { ticket }),
    parts: [
      t('Thank you for your message. Its number is {ticket}; please name it whenever you ask about it.', {
        ticket,
      }),
      t('We answer as soon as we can, and settle it by {date} at the latest.', { date }),
      ...(hours ? [t('Somebody is there for you: {hours}', { hours })] : []),
      ...(officerName ? [t('Our grievance officer: {officer}', { officer: officer.join(', ') })] : []),
      {
        small: t(
          'This mail was sent because somebody wrote to us with this address. If it was not you, you need do nothing.',
        ),
      },
    ],
  }
}
