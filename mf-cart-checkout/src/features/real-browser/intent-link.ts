/**
 * Returns a link that opens Android's default browser (developer.chrome.com, Android Intents).
 * @param url an address without a fragment
 */
export function intentLink(url: string): string {
  const { protocol, host, pathname, search } = new URL(url)
  const fallback = encodeURIComponent(url)
  return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${fallback};end`
}
