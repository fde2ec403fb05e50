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

/** The number of results that fit on one screen; the search page shows the rest. */
const MOST_SHOWN = 6

/** Results below one of the shell's search fields, as the shopper types. */
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
        // Keeps the focus in the field: in some browsers, pressing a link blurs it without focusing the link.
        // biome-ignore lint/a11y/noStaticElementInteractions: only the links in it are pressed
        <div ref={panel} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          {error && !data && <p>{t('Search isn’t working right now. Press Enter to try again.')}</p>}
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
