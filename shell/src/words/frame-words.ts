import type { Language } from 'shared-contracts/domain/words/language'
import type { Words } from 'shared-contracts/domain/words/translate'

const files = {
  hi: () => import(/* webpackChunkName: "words-hi" */ './hi'),
  kn: () => import(/* webpackChunkName: "words-kn" */ './kn'),
}

/**
 * Texts of navigation, footer and messages, and those that all remotes share. Where they do not come, the shop is shown
 * in English.
 * @returns undefined for English
 */
export async function frameWords(language: Language): Promise<Words | undefined> {
  if (language === 'en') return undefined
  return (await files[language]().catch(() => undefined))?.words ?? {}
}
