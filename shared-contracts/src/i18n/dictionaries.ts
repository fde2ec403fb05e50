import { words as hi } from './hi/index'
import { words as kn } from './kn/index'
import type { OtherLanguage } from './language'
import type { Translations } from './translate'

/** The translations that several remotes use, in all languages; for servers and tests. Pages load only their own language. */
export const dictionaries: Readonly<Record<OtherLanguage, Translations>> = { hi, kn }
