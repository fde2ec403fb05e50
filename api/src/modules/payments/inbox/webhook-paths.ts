import type { ProviderName } from '../payments.tables'

/** Where each gateway sends its messages, under /api. */
export const webhookPaths: Record<ProviderName, string> = {
  cashfree: '/payments/webhook',
  'phonepe-v1': '/phonepe/callback',
  'phonepe-v2': '/phonepe/webhook',
}

/** @param publicOrigin where the gateways reach the shop */
export function webhookAddress(publicOrigin: string, provider: ProviderName): string {
  return `${publicOrigin}/api${webhookPaths[provider]}`
}
