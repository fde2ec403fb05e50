import { inLanguage } from 'shared-contracts/i18n/language'
import { shop } from 'shared-contracts/platform/shop'
import { paths } from 'shared-contracts/routing/paths'
import { getText } from '../../i18n/get-text'
import type { Letter } from '../../mail/outbox'
import type { Subscriber } from './newsletter.repository'

const { brand } = shop

/**
 * The headers of every mail to a subscriber, so that mail programs can offer one-click unsubscribing (RFC 8058).
 * @param publicOrigin without a trailing slash
 */
function unsubscribeHeaders(token: string, publicOrigin: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicOrigin}/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

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
    headers: unsubscribeHeaders(unsubscribeToken, publicOrigin),
    parts: [
      t(
        'Someone, we hope you, asked for the {brand} newsletter at this address. Please confirm it within a week.',
        { brand },
      ),
      {
        button: t('Confirm subscription'),
        href: `${publicOrigin}${inLanguage(language, paths.newsletterConfirm(confirmToken))}`,
      },
      t('If it was not you, there is nothing to do: no newsletter is sent, and the address is forgotten.'),
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
    subject: t('You are subscribed to the {brand} newsletter', { brand }),
    headers: unsubscribeHeaders(unsubscribeToken, publicOrigin),
    parts: [
      t('Thank you! New kits, harvest news and dishes to cook will come to this address.'),
      {
        small: t('You can stop them whenever you like.'),
        link: {
          text: t('Unsubscribe'),
          href: `${publicOrigin}${inLanguage(language, paths.newsletterUnsubscribe(unsubscribeToken))}`,
        },
      },
    ],
  }
}
