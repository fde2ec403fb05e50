import { markdownTable } from '../../result/markdown-table'
import { PAGE_NAMES, type PageName } from '../../shop/measured-pages'
import { goals } from './goals'
import type { PageResult } from './pages-record'

/** A static page that blocks for longer than this, in ms, shows that the machine is busy. */
const MOST_STATIC_TBT_MS = 60

function isTooNoisy(results: readonly PageResult[]): boolean {
  return results.some(({ site, cold }) => site === 'static limit' && cold.tbt.median > MOST_STATIC_TBT_MS)
}

function verdict(values: readonly (number | undefined)[], most: number): string {
  if (values.some((value) => value !== undefined && value > most)) return 'no'
  return values.includes(undefined) ? 'not measured' : 'yes'
}

/** Compares measured values with the targets; `!` marks a miss. On a busy machine, times are 'too noisy'. */
export function targetsTable(results: readonly PageResult[]): string {
  const find = (group: PageName, site: PageResult['site']) =>
    results.find((result) => result.group === group && result.site === site)
  const isNoisy = isTooNoisy(results)

  const rows = goals.map(({ figure: name, most, measure, show, pages = PAGE_NAMES, isTime }) => {
    const values = pages.map((group) => {
      const shop = find(group, 'shop')
      return shop && measure(shop, find(group, 'static limit'))
    })
    const cells = PAGE_NAMES.map((group) => {
      if (!pages.includes(group)) return ''
      const value = values[pages.indexOf(group)]
      if (value === undefined) return '-'
      return value > most ? `${show(value)} !` : show(value)
    })
    const met = isTime && isNoisy ? 'too noisy' : verdict(values, most)
    return [name, `at most ${show(most)}`, ...cells, met]
  })
  return markdownTable(['figure', 'target', ...PAGE_NAMES, 'met'], rows)
}
