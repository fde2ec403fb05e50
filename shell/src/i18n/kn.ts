import { words as shared } from 'shared-contracts/i18n/kn'
import type { Words } from 'shared-contracts/i18n/translate'
import { footer } from './kn/footer'
import { navigation } from './kn/navigation'
import { states } from './kn/states'

/** A native speaker has to read it before launch. */
export const words: Words = { ...shared, ...navigation, ...footer, ...states }
