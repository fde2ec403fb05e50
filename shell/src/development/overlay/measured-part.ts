import type { LiveRemote } from 'shared-contracts/remote'

/** A visible part of the page, owned by one team. */
export interface MeasuredPart {
  /** The remote, or 'shell'. */
  name: string
  version: string
  /** Time during which at least one of its files was loading, in ms. */
  loadMs: number
  /** Transferred size of its files. */
  bytes: number
  /** Position on the page, in CSS pixels. */
  box: { left: number; top: number; width: number; height: number }
}

const SHELL_BASE = '/shell/'

/** Returns the hash of the shell's script: nothing else in the page distinguishes two builds. */
function shellVersion(): string {
  const script = document.querySelector<HTMLScriptElement>(`script[src^="${SHELL_BASE}shell."]`)
  return script?.src.split('.').at(-2) ?? 'unknown'
}

function measureFiles(base: string): Pick<MeasuredPart, 'loadMs' | 'bytes'> {
  const { href } = new URL(base, window.location.href)
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    name.startsWith(href),
  )
  return {
    loadMs: Math.round(timeCovered(files)),
    bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  }
}

/** Sums the time covered by downloads: parallel ones count once, gaps not at all. */
function timeCovered(files: readonly PerformanceResourceTiming[]): number {
  let covered = 0
  let until = 0
  for (const { startTime, responseEnd } of files.toSorted((a, b) => a.startTime - b.startTime)) {
    covered += Math.max(0, responseEnd - Math.max(startTime, until))
    until = Math.max(until, responseEnd)
  }
  return covered
}

function measureBox(element: Element): MeasuredPart['box'] {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + window.scrollX, top: top + window.scrollY, width, height }
}

/** Measures the visible parts, marked by `data-remote`, from top to bottom. */
export function measureParts(remotes: readonly LiveRemote[]): MeasuredPart[] {
  return [...document.querySelectorAll<HTMLElement>('[data-remote]')].flatMap((element) => {
    const name = element.dataset.remote ?? ''
    const box = measureBox(element)
    if (box.width === 0 || box.height === 0) return []
    const remote = remotes.find((each) => each.name === name)
    const { version, base } = remote ?? { version: shellVersion(), base: SHELL_BASE }
    return [{ name, version, box, ...measureFiles(base) }]
  })
}
