import type { Page } from '../page'
import { plainPage } from './plain-page'

/** What a network is told that has asked for too many pages which are not kept. @param seconds until it may ask again */
export function tooManyPages(seconds: number): Page {
  return plainPage({
    status: 429,
    headers: { 'retry-after': String(seconds) },
    heading: 'Please wait a moment',
    sentences: [`Very many pages were asked for from your network. Please try again in ${seconds} seconds.`],
  })
}
