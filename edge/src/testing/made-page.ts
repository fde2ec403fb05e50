import type { Page } from '../pages/page'

/** A page that is found and the same for everyone, unless told otherwise. */
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
