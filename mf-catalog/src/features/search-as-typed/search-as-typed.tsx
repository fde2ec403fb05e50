import { textLook } from 'design-system/text-link/text-link'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { SearchSlot } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import type { Found } from 'shared-contracts/search/finder'
import { canBeFound, searchQuestion } from 'shared-contracts/search/search-question'
import { useText } from 'shared-contracts/words'
import { FoundLink } from '../../components/found/found-link'
import { ListLinks } from '../../components/found/list-links'
import { LoadAgain } from '../../components/found/load-again'
import { foundSentence } from '../../data/found-sentence'
import { OTHER_VERSION, useMfCatalogSearchQuery } from '../../data/search-api'
import styles from './search-as-typed.module.css'
import { useField } from './use-field'
import { useListKeys } from './use-list-keys'

/** At most as many as fit on a screen; the search page shows the rest. */
const MOST_SHOWN = 6

/** Results below a field of the shell's as the shopper types. */
export function SearchAsTyped({ field, onChoose }: SearchSlot) {
  const t = useText()
  const { text, isOpen, close } = useField(field)
  const question = searchQuestion(text)
  const isAsked = isOpen && canBeFound(question)
  const { data, currentData, error } = useMfCatalogSearchQuery(question, { skip: !isAsked })
  const panel = useRef<HTMLDivElement>(null)
  useListKeys(field, panel, close)

  function choose() {
    close()
    onChoose()
  }

  const isFound = currentData !== undefined && currentData !== OTHER_VERSION
  return (
    <>
      <p role="status" className="visually-hidden">
        {isAsked && isFound && foundSentence(currentData, question, t)}
      </p>
      {isAsked && (
        // The focus stays in the field: in some browsers a pressed link takes it away and gets none.
        // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
        <div ref={panel} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {error && !data && <p>{t('The search did not work. Press Enter to try again.')}</p>}
          {!error && !data && <p>{t('Searching…')}</p>}
          {data === OTHER_VERSION && <LoadAgain question={question} />}
          {data && data !== OTHER_VERSION && <Results found={data} question={question} onChoose={choose} />}
        </div>
      )}
    </>
  )
}

interface ResultsProps {
  found: Found
  question: string
  onChoose: () => void
}

function Results({ found, question, onChoose }: ResultsProps) {
  const t = useText()
  const { entries, total, isNear } = found
  return (
    <>
      {(isNear || total === 0) && <p>{foundSentence(found, question, t)}</p>}
      {total === 0 && <ListLinks onChoose={onChoose} />}
      <ul>
        {entries.slice(0, MOST_SHOWN).map((entry) => (
          <li key={entry.path}>
            <FoundLink entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      {total > MOST_SHOWN && (
        <p>
          <Link to={paths.searchFor(question)} {...textLook()} onClick={onChoose}>
            {t('All {count} results', { count: total })}
          </Link>
        </p>
      )}
    </>
  )
}

export { SearchAsTyped as Component }
