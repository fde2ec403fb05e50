/** The shop's languages. English is the default and the language of the specification. */
export const languages = {
  en: { tag: 'en-IN', name: 'English' },
  hi: { tag: 'hi-IN', name: 'हिन्दी' },
  kn: { tag: 'kn-IN', name: 'ಕನ್ನಡ' },
} as const

export type Language = keyof typeof languages

/**
 * The languages that texts are translated into. Each has its own addresses, such as '/hi/cart'. Listed explicitly, because
 * deriving them would add code to every container.
 */
export const otherLanguages = ['hi', 'kn'] as const satisfies readonly Exclude<Language, 'en'>[]
export type OtherLanguage = Exclude<Language, 'en'>

/** @returns the language, or English for any other value */
export function languageNamed(value: unknown): Language {
  return otherLanguages.find((language) => language === value) ?? 'en'
}

/** Splits a path into its language and its English path. @param pathname such as '/hi/cart'; case is ignored */
export function splitLanguage(pathname: string): { language: Language; pathname: string } {
  const language = languageNamed(pathname.split('/', 2)[1]?.toLowerCase())
  return language === 'en'
    ? { language, pathname }
    : { language, pathname: pathname.slice(language.length + 1) || '/' }
}

/** Returns a page's address in a language. @param path the page's English path, optionally with query and hash */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path
  return `/${language}${path.replace(/^\/(?=$|[?#])/, '')}`
}
