import { Field } from 'design-system/field/field'
import { type ReactElement, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Collection } from 'shared-contracts/catalog/lists/collections'
import { PART_SIZE } from 'shared-contracts/catalog/lists/list-part'
import { readStored, writeStored } from 'shared-contracts/store'
import { useText } from 'shared-contracts/words'
import { useMfCatalogGetListPartQuery } from '../../data/list-parts-api'
import { useStoredValue } from '../../data/use-stored-value'
import { countSentence } from './count-sentence'
import styles from './find-in-list.module.css'
import { FoundProducts } from './found-products'
import { useFound } from './use-found'

/** The typed name, stored per history entry so that Back and reload restore it. Empty until hydration. */
function useSearchedName(): [name: string, setName: (name: string) => void] {
  const { key } = useLocation()
  const storageKey = `find-in-list/${key}`
  const [typed, setTyped] = useState({ key, name: '' })
  const remembered = useStoredValue(() => readStored('sessionStorage', storageKey) ?? '', '')
  const isTypedHere = typed.key === key && typed.name !== ''

  function setName(name: string) {
    setTyped({ key, name })
    writeStored('sessionStorage', storageKey, name || null)
  }
  return [isTypedHere ? typed.name : remembered, setName]
}

/** The api's limit for a name. */
const LONGEST_NAME = 100

interface Props {
  collection: Collection
  /** The first part that the page shows. */
  part: number
  children: ReactElement
}

/** A list, with a search field if it has more than one part. */
export function FindInList({ collection, part, children }: Props) {
  const t = useText()
  const { currentData: list } = useMfCatalogGetListPartQuery({ category: collection.category, part })
  const [typed, setTyped] = useSearchedName()
  const found = useFound(collection, typed)
  const bar = useRef<HTMLDivElement>(null)
  const isLong = list !== undefined && list.total > PART_SIZE && list.items.length < list.total

  function leave() {
    setTyped('')
    // The pressed button disappears with the results, so the focus moves to the field.
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
            {found?.list && !found.isAsking && !found.hasFailed && countSentence(found.list, t)}
          </p>
        </div>
      )}
      {found ? <FoundProducts found={found} slug={collection.slug} onLeave={leave} /> : children}
    </>
  )
}
