import type { Page } from '../page'
import { plainPage } from './plain-page'

/** Shown to a network that has requested too many uncached pages. @param seconds until it may retry */
export function tooManyPages(seconds: number): Page {
  return plainPage({
    status: 429,
    headers: { 'retry-after': String(seconds) },
    heading: 'Please wait a moment',
    sentences: [`Very many pages were asked for from your network. Please try again in ${seconds} seconds.`],
  })
}
