import { Counter, type Registry as Prometheus } from 'prom-client'

interface Sample {
  labels?: Readonly<Record<string, string>>
  count: number
}

/** Hands counts that are kept as plain numbers to Prometheus, whenever it asks. */
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
