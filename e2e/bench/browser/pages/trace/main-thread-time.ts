import type { TracedPage, TraceEvent } from './trace-event'

const KINDS: readonly (readonly [kind: string, names: RegExp])[] = [
  ['compiling script', /^v8\.(compile|produceCache|parse)|^V8\.Compile/],
  ['collecting garbage', /GC/],
  ['parsing HTML', /^ParseHTML$/],
  ['style', /^(UpdateLayoutTree|ParseAuthorStyleSheet|Document::updateStyle)/],
  ['layout', /^Layout$/],
  ['painting', /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|RasterTask|Decode Image|ImageDecodeTask)$/],
  [
    'running script',
    /^(EvaluateScript|FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|RunMicrotasks|v8\.(run|callFunction|evaluateModule))$/,
  ],
]

const classify = (name: string) => KINDS.find(([, names]) => names.test(name))?.[0]

interface Running {
  end: number
  kind: string
}

/** Returns ms by kind of task. Unknown tasks count as their parent's kind. @param until µs after the start */
export function mainThreadTime(
  events: readonly TraceEvent[],
  { pid, tid, start }: TracedPage,
  until = Number.POSITIVE_INFINITY,
): Record<string, number> {
  const spent: Record<string, number> = {}
  const add = (kind: string, microseconds: number) => {
    spent[kind] = (spent[kind] ?? 0) + microseconds / 1000
  }
  const onThread = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= start)
    .filter(({ ts }) => ts - start <= until)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))

  const stack: Running[] = []
  for (const { name, ts, dur = 0 } of onThread) {
    while (stack.length > 0 && (stack.at(-1)?.end ?? 0) <= ts) stack.pop()
    const outer = stack.at(-1)
    const kind = classify(name) ?? outer?.kind ?? 'other'
    if (outer) add(outer.kind, -dur)
    add(kind, dur)
    stack.push({ end: ts + dur, kind })
  }
  return spent
}
