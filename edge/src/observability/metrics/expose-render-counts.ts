import type { RenderCounts } from 'composition/renderer/render-counts'
import type { Registry as Prometheus } from 'prom-client'
import { exposeCounter } from './expose-counter'

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
