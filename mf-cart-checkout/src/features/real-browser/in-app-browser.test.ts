import { inAppBrowser } from './in-app-browser'

const android = 'Mozilla/5.0 (Linux; Android 15; SM-S921B Build/AP3A.240905.015'
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.7390.111 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Instagram', `${android}; wv) ${chrome} Instagram 401.0.0.48.79 Android (35/15; 480dpi)`],
  ['Facebook', `${android}; wv) ${chrome} [FB_IAB/FB4A;FBAV/533.0.0.38.59;IABMV/1;]`],
  ['Messenger', `${android}; wv) ${chrome} [FB_IAB/Orca-Android;FBAV/530.0.0.44.108;]`],
  ['LinkedIn', `${android}; wv) ${chrome} LinkedInApp`],
  ['Snapchat', `${android}; wv) ${chrome} Snapchat/13.60.0.51 (SM-S921B; Android 15)`],
  ['LINE', `${android}; wv) ${chrome} Line/15.16.0/IAB`],
  ['Pinterest', `${android}; wv) ${chrome} [Pinterest/Android]`],
  ['Telegram', `${android}) ${chrome} Telegram-Android/11.14.1 (Samsung SM-S921B; Android 15; SDK 35; HIGH)`],
  ['an app nobody knows', `${android}; wv) ${chrome}`],
])('on Android, a page inside %s is inside an app', (_, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe('android')
})

test.each([
  ['Instagram', `${iphone} Mobile/15E148 Instagram 401.0.0.30.76 (iPhone16,1; iOS 18_6; en_IN)`],
  ['Threads', `${iphone} Mobile/15E148 Barcelona 401.0.0.30.76 (iPhone16,1; iOS 18_6; en_IN)`],
  ['Facebook', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/533.0.0.41.110;FBDV/iPhone16,1;]`],
  ['TikTok', `${iphone} Mobile/15E148 musical_ly_41.6.0 JsSdk/2.0`],
  ['WeChat', `${iphone} Mobile/15E148 MicroMessenger/8.0.64(0x18004038) NetType/WIFI Language/en`],
])('on an iPhone, a page inside %s is inside an app', (_, userAgent) => {
  expect(inAppBrowser(userAgent)).toBe('ios')
})

test.each([
  ['Chrome on Android', `${android}) ${chrome.replace('Version/4.0 ', '')}`],
  [
    'Samsung Internet',
    `${android}) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'],
  ['Safari on an iPhone', `${iphone} Version/18.6 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iphone} CriOS/141.0.7390.96 Mobile/15E148 Safari/604.1`],
  ['the shop itself, installed on an iPhone', `${iphone} Mobile/15E148`],
  ['Firefox on an iPhone', `${iphone} FxiOS/144.0 Mobile/15E148 Safari/604.1`],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  ],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ],
  [
    'Facebook on Windows, which has no other browser to offer',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36 [FBAN/FBW]',
  ],
  ['a browser that says nothing', ''],
])('%s counts as a real browser', (_, userAgent) => {
  expect(inAppBrowser(userAgent)).toBeUndefined()
})
