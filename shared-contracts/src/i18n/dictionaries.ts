import { words as hi } from './hi/index'
import { words as kn } from './kn/index'
import type { OtherLanguage } from './language'
import type { Translations } from './translate'

/** What more than one remote says, in all languages: for servers and tests. Pages load the one they are in. */
export const dictionaries: Readonly<Record<OtherLanguage, Translations>> = { hi, kn }
