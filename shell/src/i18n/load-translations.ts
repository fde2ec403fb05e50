import type { Language } from 'shared-contracts/i18n/language'
import type { Translations } from 'shared-contracts/i18n/translate'
import type { RemoteModule } from 'shared-contracts/remote'
import { frameTranslations } from './frame-translations'

/** Loads a remote's translations, falling back to the frame's, then to English. @returns undefined for English */
export async function loadTranslations(
  { words }: Pick<RemoteModule, 'words'>,
  language: Language,
): Promise<Translations | undefined> {
  if (language === 'en') return undefined
  const [frame, own] = await Promise.all([
    frameTranslations(language),
    words?.[language]?.().catch(() => undefined),
  ])
  return { ...frame, ...own?.words }
}
