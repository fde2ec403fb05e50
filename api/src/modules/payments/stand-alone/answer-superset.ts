import type { PhonePeAnswer } from '../providers/phonepe/phonepe'

/**
 * PhonePe's answer so that it can be read with and without a client's own `data` wrapper around it: pages
 * read `data.instrumentResponse` here and `data.data.amount` there (specification 23.15 and 23.16).
 */
export function answerSuperset({ success, code, message, data }: PhonePeAnswer) {
  const inner = data ?? {}
  return { success, code, message: message ?? '', data: { ...inner, success, code, data: inner } }
}
