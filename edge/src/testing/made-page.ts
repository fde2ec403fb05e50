import type { Page } from '../pages/page'

/** A page that exists and is the same for everyone, by default. */
export function madePage(page: Partial<Page> = {}): Page {
  return {
    status: 200,
    html: '<!doctype html><title>Turmeric</title>',
    headers: {},
    isKept: true,
    styleHashes: [],
    scriptHashes: [],
    ...page,
  }
}
