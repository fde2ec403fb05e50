/** What the edge counted itself, in Prometheus's text format, by series: name and labels. */
export function metricsIn(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))]
    }),
  )
}

/** The sum of all series of a counter by one of its labels. */
export function countsBy(metrics: ReadonlyMap<string, number>, name: string, label: string) {
  const counts: Record<string, number> = {}
  for (const [series, value] of metrics) {
    const key = series.startsWith(`${name}{`)
      ? series.match(new RegExp(`\\b${label}="([^"]*)"`))?.[1]
      : undefined
    if (key !== undefined) counts[key] = (counts[key] ?? 0) + value
  }
  return counts
}

/** Where the edge's memory is and what it did for the requests, as far as it says. */
export interface EdgeCounts {
  /** Renders on the server by what became of them. */
  renders: Record<string, number>
  keptPages: number
  /** In MB. */
  keptMb: number
  heapMb: number
  outsideHeapMb: number
}

export async function edgeCounts(origin: string): Promise<EdgeCounts> {
  const metrics = metricsIn(await fetch(`${origin}/metrics`).then((answer) => answer.text()))
  const megabytes = (name: string) => (metrics.get(name) ?? 0) / 1e6
  return {
    renders: countsBy(metrics, 'edge_page_renders_total', 'outcome'),
    keptPages: metrics.get('edge_page_cache_entries') ?? 0,
    keptMb: megabytes('edge_page_cache_bytes'),
    heapMb: megabytes('nodejs_heap_size_used_bytes'),
    outsideHeapMb: megabytes('nodejs_external_memory_bytes'),
  }
}
