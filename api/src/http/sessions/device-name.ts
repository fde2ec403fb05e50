/** The order matters: nearly every browser also claims to be Chrome and Safari. */
const browsers = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Chromebook', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Returns a device name that customers recognise, such as 'Chrome on Android'; empty if unknown. */
export function deviceName(userAgent: string | undefined): string {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0]
  const browser = nameIn(browsers)
  const system = nameIn(systems)
  return browser && system ? `${browser} on ${system}` : (browser ?? system ?? '')
}
