import { words as shared } from 'shared-contracts/i18n/hi/index'
import type { Translations } from 'shared-contracts/i18n/translate'
import { footer } from './footer'
import { navigation } from './navigation'
import { states } from './states'

/** A native speaker has to review these translations before launch. */
export const words: Translations = { ...shared, ...navigation, ...footer, ...states }
