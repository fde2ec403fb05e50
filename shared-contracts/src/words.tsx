/* Entry of the words module, which components and pages use to translate their texts. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Language, languages } from './i18n/language'
import { createText, inEnglish, type Text, type Translations } from './i18n/translate'

interface Reading {
  language: Language
  t: Text
  /** Called with each untranslated text, which is shown in English. */
  onMissing?: ((english: string) => void) | undefined
}

const ReadingContext = createContext<Reading>({ language: 'en', t: inEnglish })

interface Props extends Partial<Pick<Reading, 'language' | 'onMissing'>> {
  /** Undefined for English. */
  words: Translations | undefined
  children: ReactNode
}

/** Sets the language and translations for the content inside. Settings that are left out are inherited. */
export function Reads({ words, children, ...said }: Props) {
  const around = useContext(ReadingContext)
  const { language = around.language, onMissing = around.onMissing } = said
  const reading = useMemo(
    () => ({ language, t: createText(language, words, onMissing), onMissing }),
    [language, words, onMissing],
  )
  return <ReadingContext value={reading}>{children}</ReadingContext>
}

/** Returns the function that translates into the reader's language: `t('ADD TO CART')`. */
export function useText(): Text {
  return useContext(ReadingContext).t
}

/** Returns the reader's language, for addresses and multilingual data. */
export function useLanguage(): Language {
  return useContext(ReadingContext).language
}

/** Returns the reader's locale, such as 'hi-IN', for dates and numbers. */
export function useLocale(): string {
  return languages[useLanguage()].tag
}
