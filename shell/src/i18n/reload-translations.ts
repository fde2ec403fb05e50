import { fetchUntilThere } from 'design-system/late/fetch-until-there'
import type { Language } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import { findTranslationsFile, NO_TRANSLATIONS } from './frame-translations'

interface Shown {
  language: Language
  /** The translations that the frame was rendered with. */
  words: Translations | undefined
  /** Renders the frame with other translations. */
  showIn: (words: Translations) => void
  /** Renders the page again, because it uses some of the frame's translations. */
  reload: () => void
}

/** Retries translations that failed to load at first, then translates the frame and the page. */
export async function reloadTranslations({ language, words, showIn, reload }: Shown): Promise<void> {
  const file = findTranslationsFile(language)
  if (!file || words !== NO_TRANSLATIONS) return
  showIn((await fetchUntilThere(file)).words)
  reload()
}
