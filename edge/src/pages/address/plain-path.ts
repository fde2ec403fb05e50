import { inLanguage, splitLanguage } from 'shared-contracts/i18n/language'

const NEEDS_NO_CODE = /[\w.~-]/

/** Normalises a path: no needless percent-encoding (RFC 3986, 6.2.2), no double slashes, and the language in lower case. */
export function plainPath(path: string): string {
  const plain = withoutNeedlessCodes(path)
  const { language, pathname } = splitLanguage(plain)
  return language === 'en' || plain.startsWith(`/${language}`) ? plain : inLanguage(language, pathname)
}

function withoutNeedlessCodes(path: string): string {
  if (!path.includes('%') && !path.includes('//')) return path
  return path.replace(/\/{2,}/g, '/').replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return NEEDS_NO_CODE.test(character) ? character : code.toUpperCase()
  })
}
