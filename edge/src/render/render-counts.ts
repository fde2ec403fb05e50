import type { Registry as Prometheus } from 'prom-client'
import type { Language } from 'shared-contracts/i18n/language'
import { exposeCounter } from '../observability/metrics/expose-counter'
import type { NotRendered } from './renderer'

type Outcome = 'rendered' | NotRendered['reason']

/**
 * What became of the tries to render pages on the server, by remote.
 * @param onFailure told of each page that the browser has to render
 */
export function createRenderCounts(onFailure: (remote: string, error: NotRendered) => void) {
  const counts = new Map<string, { remote: string; outcome: Outcome; count: number }>()

  function count(remote: string, outcome: Outcome, error?: NotRendered): void {
    const key = `${remote} ${outcome}`
    const known = counts.get(key) ?? { remote, outcome, count: 0 }
    counts.set(key, { ...known, count: known.count + 1 })
    if (error) onFailure(remote, error)
  }

  const inEnglish = new Map<string, { remote: string; language: Language; count: number }>()

  /** @param texts how many a page in this language has shown in English, for want of words */
  function countInEnglish(remote: string, language: Language, texts: number): void {
    const key = `${remote} ${language}`
    const known = inEnglish.get(key) ?? { remote, language, count: 0 }
    inEnglish.set(key, { ...known, count: known.count + texts })
  }

  return {
    count,
    countInEnglish,
    all: () => [...counts.values()],
    allInEnglish: () => [...inEnglish.values()],
  }
}

/**
 * What the log says of a page that the browser has to render. One that comes while threads warm up, or too many at once,
 * is no fault that a stack would lead to.
 */
export function logOf(remote: string, error: NotRendered) {
  const { reason, message } = error
  return reason === 'late' || reason === 'busy' ? { remote, reason, why: message } : { remote, err: error }
}

export type RenderCounts = ReturnType<typeof createRenderCounts>

export function exposeRenderCounts(prometheus: Prometheus, { all, allInEnglish }: RenderCounts): void {
  exposeCounter(
    prometheus,
    'edge_page_renders_total',
    'Pages by remote: rendered here, or left to the browser because its build is unfit, late, busy or failed',
    () => all().map(({ remote, outcome, count }) => ({ labels: { remote, outcome }, count })),
    ['remote', 'outcome'],
  )
  exposeCounter(
    prometheus,
    'edge_texts_in_english_total',
    'Texts that pages in another language showed in English for want of words, by the remote of the page',
    () => allInEnglish().map(({ remote, language, count }) => ({ labels: { remote, language }, count })),
    ['remote', 'language'],
  )
}
