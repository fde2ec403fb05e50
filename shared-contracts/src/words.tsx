/* The entry of the words: what components and pages read texts by. */
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Language, languages } from './i18n/language'
import { createText, inEnglish, type Text, type Translations } from './i18n/translate'

interface Reading {
  language: Language
  t: Text
  /** Told each text that is shown in English because it has no words. */
  onMissing?: ((english: string) => void) | undefined
}

const ReadingContext = createContext<Reading>({ language: 'en', t: inEnglish })

interface Props extends Partial<Pick<Reading, 'language' | 'onMissing'>> {
  /** Undefined for English. */
  words: Translations | undefined
  children: ReactNode
}

/** Says how the texts inside are read. What it does not say is as around it. */
export function Reads({ words, children, ...said }: Props) {
  const around = useContext(ReadingContext)
  const { language = around.language, onMissing = around.onMissing } = said
  const reading = useMemo(
    () => ({ language, t: createText(language, words, onMissing), onMissing }),
    [language, words, onMissing],
  )
  return <ReadingContext value={reading}>{children}</ReadingContext>
}

/** The shop's texts in the reader's language: `t('ADD TO CART')`. */
export function useText(): Text {
  return useContext(ReadingContext).t
}

/** The reader's language, for addresses and data in several languages. */
export function useLanguage(): Language {
  return useContext(ReadingContext).language
}

/** The reader's locale, such as 'hi-IN', for dates and numbers. */
export function useLocale(): string {
  return languages[useLanguage()].tag
}
