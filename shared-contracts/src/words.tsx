/* The door of the words: what components and pages read texts by. */
import { createContext, Fragment, type ReactNode, useContext, useMemo } from 'react'
import type { Language } from './domain/words/language'
import { inEnglish, type Text, textIn, type Words } from './domain/words/translate'

interface Reading {
  language: Language
  t: Text
  /** Told each text that is shown in English because it has no words. */
  onMissing?: ((english: string) => void) | undefined
}

const ReadingContext = createContext<Reading>({ language: 'en', t: inEnglish })

interface Props extends Partial<Pick<Reading, 'language' | 'onMissing'>> {
  /** Undefined for English. */
  words: Words | undefined
  children: ReactNode
}

/** Says how the texts inside are read. What it does not say is as around it. */
export function Reads({ words, children, ...said }: Props) {
  const around = useContext(ReadingContext)
  const { language = around.language, onMissing = around.onMissing } = said
  const reading = useMemo(
    () => ({ language, t: textIn(words, onMissing), onMissing }),
    [language, words, onMissing],
  )
  return <ReadingContext value={reading}>{children}</ReadingContext>
}

/** The shop's texts in the reader's language: `t('ADD TO CART')`. */
export function useText(): Text {
  return useContext(ReadingContext).t
}

/** The reader's language, for dates, numbers and addresses. */
export function useLanguage(): Language {
  return useContext(ReadingContext).language
}

/**
 * A sentence with a name that the browser's translation must leave alone, such as the brand or an order's number. Everything
 * is in elements, since a translator replaces texts.
 * @param name as the sentence has it, once or more often
 */
export function KeepName({ name, children }: { name: string; children: string }) {
  return (
    <span>
      {children.split(name).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have nothing but their place
        <Fragment key={index}>
          {index > 0 && <span translate="no">{name}</span>}
          {part && <span>{part}</span>}
        </Fragment>
      ))}
    </span>
  )
}
