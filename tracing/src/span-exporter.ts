import type { BeginSpan } from './span'

/** Creates a span exporter. Loads OpenTelemetry's SDK only here, so that other processes don't pay for it. */
export async function createExporter(
  service: string,
): Promise<{ begin: BeginSpan; stop: () => Promise<void> }> {
  const [{ ROOT_CONTEXT, SpanKind, SpanStatusCode, trace: api }, sdk, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.AlwaysOnSampler() }),
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': `spice-shop-${service}` })),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('spice-shop')
  const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }

  const begin: BeginSpan = (kind, name, parent) => {
    const context = parent
      ? api.setSpanContext(ROOT_CONTEXT, {
          traceId: parent.traceId,
          spanId: parent.spanId,
          traceFlags: Number.parseInt(parent.flags, 16),
          isRemote: kind === 'server',
        })
      : ROOT_CONTEXT
    const span = tracer.startSpan(name, { kind: kinds[kind] }, context)
    const { traceId, spanId, traceFlags } = span.spanContext()
    return {
      trace: { traceId, spanId, flags: traceFlags.toString(16).padStart(2, '0') },
      end({ name, attributes, hasFailed }) {
        span.updateName(name).setAttributes(attributes)
        if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return { begin, stop: () => provider.shutdown() }
}
