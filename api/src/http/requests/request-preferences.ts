import type { IncomingHttpHeaders } from 'node:http'
import { type Language, languageNamed } from 'shared-contracts/i18n/language'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'

/** Prepares a message for the page's language. English pages don't get the parts needed to translate it. */
export function localizeMessage(
  headers: IncomingHttpHeaders,
  said: TranslatableMessage,
): TranslatableMessage {
  return readRequestLanguage(headers) === 'en' ? { message: said.message } : said
}

/** The language of the requesting page. Pages send it unless it is English (shared-contracts/src/http). */
export function readRequestLanguage(headers: IncomingHttpHeaders): Language {
  return languageNamed(headers['content-language'])
}

/** True if the shopper has asked the browser to save data. */
export function savesData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on'
}

/** Browsers' names for weak connections (Network Information API): below 700 kbit/s, or above 270 ms. */
const WEAK = ['slow-2g', '2g', '3g']

/** True if the browser reports a weak connection. The edge asks browsers for these reports (`Accept-CH`). */
export function isConnectionWeak({ ect }: IncomingHttpHeaders): boolean {
  return typeof ect === 'string' && WEAK.includes(ect)
}
