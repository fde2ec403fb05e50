import { WidgetBoundary } from 'design-system/error-state/widget-boundary'
import { Icon } from 'design-system/icon/icon'
import { searchShape } from 'design-system/icon/shapes'
import { iconLook } from 'design-system/icon-button/icon-button'
import { type ComponentType, type FocusEvent, type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { inLanguage } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import type { SearchSlot } from 'shared-contracts/remote'
import { paths } from 'shared-contracts/routing/paths'
import { LONGEST_QUESTION } from 'shared-contracts/search/search-question'
import { Reads, useLanguage, useText } from 'shared-contracts/words'
import styles from './search-field.module.css'

interface LoadedSearch {
  Component: ComponentType<SearchSlot>
  /** Translations of its remote; undefined for English. */
  words: Translations | undefined
}

/** Fetches the component that the search remote shows under the field, if there is one. */
export type LoadSearch = () => Promise<LoadedSearch | undefined>

interface Props {
  loadPlace: LoadSearch
  /** Called when the shopper submits the search or chooses a result. */
  onLeave?: () => void
}

interface Touched extends LoadedSearch {
  field: HTMLInputElement
}

/** A plain form, so it works without scripts. The search remote shows results while the shopper types. */
export function SearchField({ loadPlace, onLeave = () => {} }: Props) {
  const t = useText()
  const [touched, setTouched] = useState<Touched>()
  const navigate = useNavigate()
  const action = inLanguage(useLanguage(), paths.search)

  async function handleFocus({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    if (touched) return
    // The form still works without the component; the next focus retries.
    const place = await loadPlace().catch(() => undefined)
    if (place) setTouched({ field, ...place })
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = String(new FormData(event.currentTarget).get('q')).trim()
    navigate(question ? paths.searchFor(question) : paths.search)
    onLeave()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before 2023 do not support the search element
    <form role="search" action={action} className={styles.form} onSubmit={handleSubmit}>
      <input
        className={styles.field}
        type="search"
        name="q"
        aria-label={t('Search the shop')}
        placeholder={t('Search')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={LONGEST_QUESTION}
        onFocus={handleFocus}
      />
      <button type="submit" {...iconLook()}>
        <Icon shape={searchShape} />
        <span className="visually-hidden">{t('Search')}</span>
      </button>
      {touched && (
        <WidgetBoundary>
          <Reads words={touched.words}>
            <touched.Component field={touched.field} onChoose={onLeave} />
          </Reads>
        </WidgetBoundary>
      )}
    </form>
  )
}
