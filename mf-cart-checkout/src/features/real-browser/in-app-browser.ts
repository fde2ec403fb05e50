/** Names that apps add to the user agent of their in-app browser. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Snapchat|LinkedInApp|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Telegram-Android|ShareChat|Line\/)|\[Pinterest\//

/** Android's marker for a page inside an app. iOS has no marker that installed web apps lack. */
const ANDROID_VIEW = /Android.*; wv\)/

export type AppsPhone = 'android' | 'ios'

/** Payment apps often cannot be opened from other apps' pages. @returns undefined in a real browser, or if in doubt */
export function inAppBrowser(userAgent: string): AppsPhone | undefined {
  if (!APPS.test(userAgent) && !ANDROID_VIEW.test(userAgent)) return undefined
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : undefined
}
