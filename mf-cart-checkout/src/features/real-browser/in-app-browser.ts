/** Names that apps add to the user agent of their built-in browser. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Snapchat|LinkedInApp|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Telegram-Android|ShareChat|Line\/)|\[Pinterest\//

/** Android's marker for a page inside an app. iOS has none that installed pages lack. */
const ANDROID_VIEW = /Android.*; wv\)/

export type AppsPhone = 'android' | 'ios'

/**
 * Detects pages shown inside another app, from which payment apps often cannot be opened.
 * @returns the kind of phone; undefined in a real browser, or if it cannot be detected
 */
export function inAppBrowser(userAgent: string): AppsPhone | undefined {
  if (!APPS.test(userAgent) && !ANDROID_VIEW.test(userAgent)) return undefined
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : undefined
}
