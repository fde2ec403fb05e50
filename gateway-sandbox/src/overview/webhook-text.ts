/** A body for people: PhonePe's version 1 wraps its own in base64, which is unwrapped. */
export function webhookText(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body)
    const hasResponse = typeof parsed === 'object' && parsed !== null && 'response' in parsed
    if (!hasResponse || typeof parsed.response !== 'string') return JSON.stringify(parsed, undefined, 2)
    const inner: unknown = JSON.parse(Buffer.from(parsed.response, 'base64').toString('utf8'))
    return `${body}\n\nIn base64:\n${JSON.stringify(inner, undefined, 2)}`
  } catch {
    return body
  }
}
