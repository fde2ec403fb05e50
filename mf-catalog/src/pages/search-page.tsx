import { PageHead } from 'design-system/page-head/page-head'
import { Section } from 'design-system/section/section'
import { useRef } from 'react'
import { useText } from 'shared-contracts/words'
import { SearchForm } from '../features/search-results/search-form'
import { SearchKeyChoice } from '../features/search-results/search-key-choice'
import { SearchResults } from '../features/search-results/search-results'
import { useTypedQuestion } from '../features/search-results/use-typed-question'
import styles from './search-page.module.css'

/** The server renders the results of a query in the address; the browser updates them as the shopper types. */
function SearchPage() {
  const t = useText()
  const { text, question, setText } = useTypedQuestion()
  const results = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageHead title={t('SEARCH')} />
      <Section>
        {/* Focusing the results on submit hides a phone's keyboard, which would cover them. */}
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
