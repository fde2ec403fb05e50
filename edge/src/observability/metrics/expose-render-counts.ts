import type { RenderCounts } from 'composition/renderer/render-counts'
import type { Registry as Prometheus } from 'prom-client'
import { exposeCounter } from './expose-counter'

export function exposeRenderCounts(prometheus: Prometheus, { all, allInEnglish }: RenderCounts): void {
  exposeCounter(
    prometheus,
    'edge_page_renders_total',
    'Pages by remote: rendered on the server, or left to the browser because the build is incompatible, slow, busy or failed',
    () => all().map(({ remote, outcome, count }) => ({ labels: { remote, outcome }, count })),
    ['remote', 'outcome'],
  )
  exposeCounter(
    prometheus,
    'edge_texts_in_english_total',
    "Texts shown in English on pages in another language because they have no translation, by the page's remote",
    () => allInEnglish().map(({ remote, language, count }) => ({ labels: { remote, language }, count })),
    ['remote', 'language'],
  )
}
