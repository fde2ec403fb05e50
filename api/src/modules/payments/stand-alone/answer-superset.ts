import type { PhonePeAnswer } from '../providers/phonepe/phonepe'

/**
 * PhonePe's answer so that it can be read with and without a client's own `data` wrapper around it: the
 * specification (point 7) reads `data.instrumentResponse` here and `data.data.amount` there.
 */
export function answerSuperset({ success, code, message, data }: PhonePeAnswer) {
  const inner = data ?? {}
  return { success, code, message: message ?? '', data: { ...inner, success, code, data: inner } }
}
