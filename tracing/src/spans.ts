import type { BeginSpan } from './span'
import { createExporter } from './span-exporter'
import { nextStep, type Trace } from './traceparent'

const beginUnrecorded: BeginSpan = (_kind, _name, parent) => ({ trace: nextStep(parent), end: () => {} })
let begin = beginUnrecorded

/** Begins a span. Unless spans are exported, it only makes the ids for other servers and logs. */
export const beginSpan: BeginSpan = (...args) => begin(...args)

/** Starts a trace for work that no request has caused. It is recorded if spans are exported. */
export function newTrace(): Trace {
  return { ...nextStep(undefined), flags: begin === beginUnrecorded ? '00' : '01' }
}

/** Exports spans to OTEL_EXPORTER_OTLP_ENDPOINT. @returns a function that sends remaining spans and stops */
export async function exportSpans(service: 'api' | 'edge'): Promise<() => Promise<void>> {
  const exporter = await createExporter(service)
  begin = exporter.begin
  return async () => {
    begin = beginUnrecorded
    await exporter.stop()
  }
}
