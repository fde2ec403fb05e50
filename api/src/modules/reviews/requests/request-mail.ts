import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { getText } from '../../../i18n/get-text'
import { oneClickStopHeaders } from '../../../mail/one-click-stop'
import type { Message } from '../../customers'
import type { OrderToAsk } from './review-requests.repository'

/** The address below /api that stops these mails with a token. */
export const STOP_PATH = '/reviews/requests/stop'

/** Asks for reviews of an order, once. */
export function requestMail(
  { firstName, language, products }: OrderToAsk,
  stopToken: string,
  publicOrigin: string,
): Message {
  const t = getText(language)
  return {
    language,
    subject: t('How do you like your spices?'),
    headers: oneClickStopHeaders(STOP_PATH, stopToken, publicOrigin),
    parts: [
      t('Hello {firstName},', { firstName }),
      t('Your order has arrived. Please tell other cooks what you think of it, good or bad:'),
      products.map((name) => t(name)).join('\n'),
      { button: t('Write a review'), href: `${publicOrigin}${inLanguage(language, paths.ownReviews)}` },
      {
        small: t('We ask only once for each order.'),
        link: {
          text: t('Don’t ask me again'),
          href: `${publicOrigin}${inLanguage(language, paths.reviewMailsStop(stopToken))}`,
        },
      },
    ],
  }
}
