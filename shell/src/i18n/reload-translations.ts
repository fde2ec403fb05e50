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

/** Translates frame and page if their translations failed to load at first and have loaded since. */
export async function reloadTranslations({ language, words, showIn, reload }: Shown): Promise<void> {
  const file = findTranslationsFile(language)
  if (!file || words !== NO_TRANSLATIONS) return
  showIn((await fetchUntilThere(file)).words)
  reload()
}
