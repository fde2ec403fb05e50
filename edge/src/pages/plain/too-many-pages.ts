import type { Language } from 'shared-contracts/i18n/language'
import { documentText } from '../../i18n/document-text'
import type { Page } from '../page'
import { plainPage } from './plain-page'

/** Shown to a network that has requested too many uncached pages. @param seconds time until it may retry */
export function tooManyPages(seconds: number, language: Language): Page {
  const t = documentText(language)
  return plainPage({
    language,
    status: 429,
    headers: { 'retry-after': String(seconds) },
    heading: t('Please wait a moment'),
    sentences: [
      t('Your network has requested too many pages. Please try again in {seconds} seconds.', { seconds }),
    ],
  })
}
