import { Button } from 'design-system/button/button'
import { Field } from 'design-system/field/field'
import type { FormEvent } from 'react'
import { inLanguage } from 'shared-contracts/i18n/language'
import { paths } from 'shared-contracts/routing/paths'
import { isLongestQuestion, LONGEST_QUESTION } from 'shared-contracts/search/search-question'
import { useLanguage, useText } from 'shared-contracts/words'
import styles from './search-form.module.css'

interface Props {
  text: string
  question: string
  onType: (text: string) => void
  /** Called on submit. Without scripts the browser requests the page instead. */
  onSend: () => void
}

export function SearchForm({ text, question, onType, onSend }: Props) {
  const t = useText()
  const language = useLanguage()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSend()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not know the search element
    <form
      role="search"
      action={inLanguage(language, paths.search)}
      className={styles.form}
      onSubmit={handleSubmit}
    >
      <Field
        label={t('What are you looking for?')}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_QUESTION}
        value={text}
        onChange={({ target }) => onType(target.value)}
        {...(isLongestQuestion(question) && {
          hint: t('We only search for the first {count} characters.', { count: LONGEST_QUESTION }),
        })}
      />
      <Button type="submit">{t('SEARCH')}</Button>
    </form>
  )
}
