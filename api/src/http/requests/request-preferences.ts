import type { IncomingHttpHeaders } from 'node:http'
import { type Language, languageNamed } from 'shared-contracts/i18n/language'
import type { TranslatableMessage } from 'shared-contracts/i18n/translatable-message-schema'

/** A sentence as a page is answered it. English pages get it finished, and nothing beside it. */
export function localizeMessage(
  headers: IncomingHttpHeaders,
  said: TranslatableMessage,
): TranslatableMessage {
  return readRequestLanguage(headers) === 'en' ? { message: said.message } : said
}

/** The language of the page that asks: it names any but English (shared-contracts/src/http). */
export function readRequestLanguage(headers: IncomingHttpHeaders): Language {
  return languageNamed(headers['content-language'])
}

/** Whether a shopper asks for little data. */
export function savesData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on'
}

/** What browsers call weak connections (Network Information API): less than 700 kbit/s, or 270 ms away. */
const WEAK = ['slow-2g', '2g', '3g']

/** True if the browser reports a weak connection, which the edge asks it to (`Accept-CH`). */
export function isConnectionWeak({ ect }: IncomingHttpHeaders): boolean {
  return typeof ect === 'string' && WEAK.includes(ect)
}
