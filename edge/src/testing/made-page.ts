import type { Page } from '../pages/page'

/** Makes a page, by default one that exists and is the same for everyone. */
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
