/** What apps add to the name of the browser they show pages in. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Snapchat|LinkedInApp|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Telegram-Android|ShareChat|Line\/)|\[Pinterest\//

/** Android's own mark of a page inside an app. iOS has none that an installed page would not have too. */
const ANDROID_VIEW = /Android.*; wv\)/

export type AppsPhone = 'android' | 'ios'

/**
 * Whether a page is shown inside another app, and on which kind of phone. Payment apps often cannot be opened from there.
 * @param userAgent as the browser names itself
 * @returns undefined for a browser of its own, and where nobody can tell
 */
export function inAppBrowser(userAgent: string): AppsPhone | undefined {
  if (!APPS.test(userAgent) && !ANDROID_VIEW.test(userAgent)) return undefined
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : undefined
}
