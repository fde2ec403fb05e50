import { Counter, type Registry as Prometheus } from 'prom-client'

interface Sample {
  labels?: Readonly<Record<string, string>>
  count: number
}

/** Exposes plain numbers to Prometheus, which reads them only when it collects metrics. */
export function exposeCounter(
  prometheus: Prometheus,
  name: string,
  help: string,
  samples: () => readonly Sample[],
  labelNames: readonly string[] = [],
): void {
  new Counter({
    name,
    help,
    labelNames,
    registers: [prometheus],
    collect() {
      this.reset()
      for (const { labels = {}, count } of samples()) this.inc(labels, count)
    },
  })
}
