import { paths } from 'shared-contracts/domain/paths'
import { shop } from 'shared-contracts/domain/shop'
import type { Letter } from '../../mail/outbox'
import type { Subscriber } from './newsletter.repository'

/**
 * What every mail to a subscriber carries, so that a mail program can offer to unsubscribe with one click (RFC 8058).
 * @param publicOrigin where browsers find the shop, without a slash at the end
 */
export function unsubscribeHeaders(token: string, publicOrigin: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${publicOrigin}/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

export function confirmMail(
  { email, unsubscribeToken }: Subscriber,
  confirmToken: string,
  publicOrigin: string,
): Letter {
  return {
    to: email,
    subject: `Confirm your subscription to the ${shop.brand} newsletter`,
    headers: unsubscribeHeaders(unsubscribeToken, publicOrigin),
    parts: [
      `Someone, we hope you, asked for the ${shop.brand} newsletter at this address. Please confirm it within a week.`,
      { button: 'Confirm subscription', href: `${publicOrigin}${paths.newsletterConfirm(confirmToken)}` },
      'If it was not you, there is nothing to do: no newsletter is sent, and the address is forgotten.',
    ],
  }
}

export function subscribedMail({ email, unsubscribeToken }: Subscriber, publicOrigin: string): Letter {
  return {
    to: email,
    subject: `You are subscribed to the ${shop.brand} newsletter`,
    headers: unsubscribeHeaders(unsubscribeToken, publicOrigin),
    parts: [
      'Thank you! New kits, harvest news and dishes to cook will come to this address.',
      {
        small: 'You can stop them whenever you like.',
        link: {
          text: 'Unsubscribe',
          href: `${publicOrigin}${paths.newsletterUnsubscribe(unsubscribeToken)}`,
        },
      },
    ],
  }
}
