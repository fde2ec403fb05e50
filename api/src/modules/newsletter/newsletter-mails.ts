import { inLanguage } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import { getText } from '../../i18n/get-text'
import { oneClickStopHeaders } from '../../mail/one-click-stop'
import type { Letter } from '../../mail/outbox'
import type { Subscriber } from './newsletter.repository'

const { brand } = shop

/** The address below /api that unsubscribes with a token. */
export const UNSUBSCRIBE_PATH = '/newsletter/unsubscribe'

export function confirmMail(
  { email, unsubscribeToken, language }: Subscriber,
  confirmToken: string,
  publicOrigin: string,
): Letter {
  const t = getText(language)
  return {
    to: email,
    language,
    subject: t('Confirm your subscription to the {brand} newsletter', { brand }),
    headers: oneClickStopHeaders(UNSUBSCRIBE_PATH, unsubscribeToken, publicOrigin),
    parts: [
      t(
        'Someone, hopefully you, signed up for the {brand} newsletter with this address. Please confirm within a week.',
        { brand },
      ),
      {
        button: t('Confirm subscription'),
        href: `${publicOrigin}${inLanguage(language, paths.newsletterConfirm(confirmToken))}`,
      },
      t(
        'If this wasn’t you, ignore this email. We won’t send the newsletter, and we’ll delete your address.',
      ),
    ],
  }
}

export function subscribedMail(
  { email, unsubscribeToken, language }: Subscriber,
  publicOrigin: string,
): Letter {
  const t = getText(language)
  return {
    to: email,
    language,
    subject: t('You’re subscribed to the {brand} newsletter', { brand }),
    headers: oneClickStopHeaders(UNSUBSCRIBE_PATH, unsubscribeToken, publicOrigin),
    parts: [
      t('Thank you! We’ll send new kits, harvest news and recipes to this address.'),
      {
        small: t('You can unsubscribe any time.'),
        link: {
          text: t('Unsubscribe'),
          href: `${publicOrigin}${inLanguage(language, paths.newsletterUnsubscribe(unsubscribeToken))}`,
        },
      },
    ],
  }
}
