/** A value that an edge has measured for a version. */
interface Figure {
  /** The metric's name and its other labels, such as 'edge_remote_failures_total load'. */
  metric: string
  remote: string
  version: string
  value: number
}

const SAMPLE = /^(\w+)\{([^}]*)\} (\S+)$/
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g

/** Returns the figures by remote and version from an edge's `/metrics`. @returns undefined if no edge responds */
export async function edgeFigures(edge: string): Promise<Figure[] | undefined> {
  const answer = await fetch(`${edge}/metrics`).catch(() => undefined)
  if (!answer?.ok) return undefined
  return readFigures(await answer.text())
}

/** @param text metrics in the exposition format of Prometheus */
export function readFigures(text: string): Figure[] {
  return text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value = ''] = SAMPLE.exec(line) ?? []
    const { remote, version, ...others } = Object.fromEntries(
      [...labels.matchAll(LABEL)].map(([, label, content]) => [label, content]),
    )
    if (!remote || !version || name.endsWith('_bucket')) return []
    return [{ metric: [name, ...Object.values(others)].join(' '), remote, version, value: Number(value) }]
  })
}

/** The columns of `status` about a version: visits, failures by kind, and means measured by browsers. */
export const FIGURES_HEAD = ['seen', 'not loaded', 'broke', 'fell back', 'LCP', 'INP', 'CLS'] as const

/** Returns the cells of FIGURES_HEAD for one version. A cell without a figure is empty. */
export function figureCells(figures: readonly Figure[]): string[] {
  const counted = (metric: string) => figures.find((figure) => figure.metric === metric)?.value
  const meanOf = (metric: string, vital: string) => {
    const count = counted(`${metric}_count ${vital}`)
    return count ? (counted(`${metric}_sum ${vital}`) ?? 0) / count : undefined
  }
  const lcp = meanOf('edge_web_vital_seconds', 'LCP')
  const inp = meanOf('edge_web_vital_seconds', 'INP')
  return [
    counted('edge_remote_visits_total'),
    counted('edge_remote_failures_total load'),
    counted('edge_remote_failures_total render'),
    counted('edge_remote_fallbacks_total'),
    lcp === undefined ? undefined : `${lcp.toFixed(2)} s`,
    inp === undefined ? undefined : `${Math.round(inp * 1000)} ms`,
    meanOf('edge_web_vital_shift', 'CLS')?.toFixed(3),
  ].map((cell) => String(cell ?? ''))
}
