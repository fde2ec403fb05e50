import { Field } from 'design-system/field/field'
import { type ReactElement, useRef } from 'react'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import { useText } from 'shared-contracts/words'
import { useMfCatalogGetListPartQuery } from '../../data/list-parts-api'
import styles from './find-in-list.module.css'
import { FoundProducts } from './found-products'
import { foundSentence } from './found-sentence'
import { useFound } from './use-found'
import { useLookedFor } from './use-list-query'

/** As many characters as the api takes. */
const LONGEST_NAME = 100

interface Props {
  collection: Collection
  /** The part of the list that the page begins with. */
  part: number
  /** The list itself. */
  children: ReactElement
}

/** A list with a field to find a product in it by name, where it is too long to be shown whole. */
export function FindInList({ collection, part, children }: Props) {
  const t = useText()
  const { currentData: list } = useMfCatalogGetListPartQuery({ category: collection.category, part })
  const [typed, setTyped] = useLookedFor()
  const found = useFound(collection, typed)
  const bar = useRef<HTMLDivElement>(null)
  const isLong = list !== undefined && list.total > PART_SIZE && list.items.length < list.total

  function leave() {
    setTyped('')
    // The button that was pressed goes with what was found.
    bar.current?.querySelector('input')?.focus()
  }

  return (
    <>
      {(isLong || typed !== '') && (
        <div ref={bar} className={`wrap with-script ${styles.bar}`}>
          <Field
            label={t('Find in this list')}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST_NAME}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p role="status" className="visually-hidden">
            {found?.list && !found.isAsking && !found.hasFailed && foundSentence(found.list, t)}
          </p>
        </div>
      )}
      {found ? <FoundProducts found={found} slug={collection.slug} onLeave={leave} /> : children}
    </>
  )
}
