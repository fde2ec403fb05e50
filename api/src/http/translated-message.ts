import type { IncomingHttpHeaders } from 'node:http'
import type { TranslatableMessage } from 'shared-contracts/i18n/said-schema'
import { languageOf } from './request-preferences'

/** A sentence as a page is answered it. English pages get it finished, and nothing beside it. */
export function saidTo(headers: IncomingHttpHeaders, said: TranslatableMessage): TranslatableMessage {
  return languageOf(headers) === 'en' ? { message: said.message } : said
}
