import { inLanguage, type Language } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { getText } from '../../../../i18n/get-text'
import { oneClickStopHeaders } from '../../../../mail/one-click-stop'
import type { Letter } from '../../../../mail/outbox'
import type { StoredRequest } from './requests.repository'

/** The address below /api that deletes a request with a token. */
export const STOP_PATH = '/back-in-stock/stop'

/** A pack as mails name it, and the path of its product's page. */
export interface MailedPack {
  name: string
  label: string
  path: string
}

/** @param publicOrigin has no trailing slash */
export function confirmRequestMail(
  { email, language, stopToken }: StoredRequest,
  pack: MailedPack,
  confirmToken: string,
  publicOrigin: string,
): Letter {
  const t = getText(language)
  return {
    to: email,
    language,
    subject: t('Confirm your request for {pack}', { pack: nameOf(pack, language) }),
    headers: oneClickStopHeaders(STOP_PATH, stopToken, publicOrigin),
    parts: [
      t(
        'Someone, hopefully you, asked us to email this address when {pack} is back in stock. Please confirm within a week.',
        { pack: nameOf(pack, language) },
      ),
      {
        button: t('Confirm request'),
        href: `${publicOrigin}${inLanguage(language, paths.backInStockConfirm(confirmToken))}`,
      },
      {
        small: t(
          'If this wasn’t you, ignore this email. We won’t email you again, and we’ll delete your address.',
        ),
        link: {
          text: t('Delete request'),
          href: `${publicOrigin}${inLanguage(language, paths.backInStockStop(stopToken))}`,
        },
      },
    ],
  }
}

export function backInStockMail(
  { email, language }: StoredRequest,
  pack: MailedPack,
  publicOrigin: string,
): Letter {
  const t = getText(language)
  return {
    to: email,
    language,
    subject: t('{pack} is back in stock', { pack: nameOf(pack, language) }),
    parts: [
      t('You asked us to tell you: {pack} is back in stock.', { pack: nameOf(pack, language) }),
      { button: t('View product'), href: `${publicOrigin}${inLanguage(language, pack.path)}` },
      { small: t('This is the only email about it. We’ve deleted your request.') },
    ],
  }
}

function nameOf({ name, label }: MailedPack, language: Language): string {
  const t = getText(language)
  return `${t(name)}, ${t(label)}`
}
