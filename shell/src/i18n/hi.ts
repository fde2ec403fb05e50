import { words as shared } from 'shared-contracts/i18n/hi'
import type { Words } from 'shared-contracts/i18n/translate'
import { footer } from './hi/footer'
import { navigation } from './hi/navigation'
import { states } from './hi/states'

/** A native speaker has to read it before launch. */
export const words: Words = { ...shared, ...navigation, ...footer, ...states }
