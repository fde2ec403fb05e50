/** Names that apps add to the user agent of their in-app browser. */
const APPS =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Barcelona|Snapchat|LinkedInApp|MicroMessenger|musical_ly|BytedanceWebview|TikTok|Telegram-Android|ShareChat|Line\/)|\[Pinterest\//

/** Android's marker for a page inside an app. On iOS, installed web apps look the same as in-app pages. */
const ANDROID_VIEW = /Android.*; wv\)/

export type AppsPhone = 'android' | 'ios'

/** Detects in-app browsers, which often can't open payment apps. @returns undefined for others or if unsure */
export function inAppBrowser(userAgent: string): AppsPhone | undefined {
  if (!APPS.test(userAgent) && !ANDROID_VIEW.test(userAgent)) return undefined
  if (/Android/.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/.test(userAgent) ? 'ios' : undefined
}
