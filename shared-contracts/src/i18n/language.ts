/** The languages of the shop. English is its default, and the language of the specification. */
export const languages = {
  en: { tag: 'en-IN', name: 'English' },
  hi: { tag: 'hi-IN', name: 'हिन्दी' },
  kn: { tag: 'kn-IN', name: 'ಕನ್ನಡ' },
} as const

export type Language = keyof typeof languages

/**
 * Languages that texts are translated into; each has addresses of its own, such as '/hi/cart'. Written out, since every
 * container would carry the code that derives them.
 */
export const otherLanguages = ['hi', 'kn'] as const satisfies readonly Exclude<Language, 'en'>[]
export type OtherLanguage = Exclude<Language, 'en'>

/** @returns the language that a value names, or English */
export function languageNamed(value: unknown): Language {
  return otherLanguages.find((language) => language === value) ?? 'en'
}

/**
 * The language of an address, and the path of the same page in English.
 * @param pathname such as '/hi/cart', in any case
 */
export function splitLanguage(pathname: string): { language: Language; pathname: string } {
  const language = languageNamed(pathname.split('/', 2)[1]?.toLowerCase())
  return language === 'en'
    ? { language, pathname }
    : { language, pathname: pathname.slice(language.length + 1) || '/' }
}

/**
 * The address of a page in a language.
 * @param path of the page in English, with query and hash if it has them
 */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
}
