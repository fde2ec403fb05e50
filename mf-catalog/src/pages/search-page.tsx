import { PageHead } from 'design-system/page-head/page-head'
import { Section } from 'design-system/section/section'
import { useRef } from 'react'
import { useText } from 'shared-contracts/words'
import { SearchForm } from '../features/search-results/search-form'
import { SearchKeyChoice } from '../features/search-results/search-key-choice'
import { SearchResults } from '../features/search-results/search-results'
import { useTypedQuestion } from '../features/search-results/use-typed-question'
import styles from './search-page.module.css'

/** The search's own page: rendered by the server for a question in the address, and going on as the shopper types. */
function SearchPage() {
  const t = useText()
  const { text, question, setText } = useTypedQuestion()
  const results = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageHead title={t('SEARCH')} />
      <Section>
        {/* On a phone that hides the keyboard, which covers what is found. */}
        <SearchForm
          text={text}
          question={question}
          onType={setText}
          onSend={() => results.current?.focus()}
        />
        <div ref={results} tabIndex={-1} className={styles.results}>
          <SearchResults question={question} />
        </div>
        {question === '' && <SearchKeyChoice />}
      </Section>
    </>
  )
}

export { SearchPage as Component }
