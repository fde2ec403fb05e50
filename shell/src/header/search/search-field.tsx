import { Icon } from 'design-system/icon/icon'
import { searchShape } from 'design-system/icon/shapes'
import { iconLook } from 'design-system/icon-button/icon-button'
import { type ComponentType, type FocusEvent, type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from 'shared-contracts/domain/paths'
import { LONGEST_QUESTION } from 'shared-contracts/domain/search-question'
import type { SearchPlace } from 'shared-contracts/remote'
import { WidgetBoundary } from '../../page-frame/widget-boundary'
import styles from './search-field.module.css'

/** Fetches what its remote shows under the field, if there is such a remote. */
export type LoadSearchPlace = () => Promise<ComponentType<SearchPlace> | undefined>

interface Props {
  loadPlace: LoadSearchPlace
  /** Called when the shopper goes to what they looked for. */
  onLeave?: () => void
}

interface Touched {
  field: HTMLInputElement
  Place: ComponentType<SearchPlace>
}

/**
 * A field for what a shopper looks for. It is a plain form, so it works before and without scripts; what it finds while
 * they type belongs to the remote that has the search.
 */
export function SearchField({ loadPlace, onLeave = () => {} }: Props) {
  const [touched, setTouched] = useState<Touched>()
  const navigate = useNavigate()

  async function handleFocus({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    if (touched) return
    // Without it the form still works; the next touch tries again.
    const Place = await loadPlace().catch(() => undefined)
    if (Place) setTouched({ field, Place })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = String(new FormData(event.currentTarget).get('q')).trim()
    navigate(question ? paths.searchFor(question) : paths.search)
    onLeave()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 know no search element
    <form role="search" action={paths.search} className={styles.form} onSubmit={handleSubmit}>
      <input
        className={styles.field}
        type="search"
        name="q"
        aria-label="Search the shop"
        placeholder="Search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_QUESTION}
        onFocus={handleFocus}
      />
      <button type="submit" {...iconLook()}>
        <Icon shape={searchShape} />
        <span className="visually-hidden">Search</span>
      </button>
      {touched && (
        <WidgetBoundary>
          <touched.Place field={touched.field} onChoose={onLeave} />
        </WidgetBoundary>
      )}
    </form>
  )
}
