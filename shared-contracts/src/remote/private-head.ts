import type { Head } from './remote-module'

/** The head of a page that is one shopper's own: no search engine lists it. */
export function privateHead(title: string, description: string): () => Head {
  const head: Head = { title, description, robots: 'noindex' }
  return () => head
}
