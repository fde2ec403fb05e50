import { otherLanguages } from 'shared-contracts/i18n/language'
import type { PluralForms } from 'shared-contracts/i18n/plural-forms'
import type { Translations } from 'shared-contracts/i18n/translate'
import { descriptions, dictionaryOf, type Speaker, speakers } from './dictionaries'
import { readTexts } from './read-texts'

/** The translated share of a package's texts in one language. */
interface Coverage {
  name: string
  language: string
  /** The number of texts that need a translation. */
  needed: number
  /** Texts without a translation, and texts with a count that lack a plural form. */
  missing: readonly string[]
}

/** @param languages language codes, even of languages that the shop does not have yet */
export async function coverage(languages: readonly string[] = otherLanguages): Promise<Coverage[]> {
  const all = [...speakers, descriptions].map((speaker) => computeCoverage(speaker, languages))
  return (await Promise.all(all)).flat()
}

async function computeCoverage(speaker: Speaker, languages: readonly string[]): Promise<Coverage[]> {
  const { asked, counted } = readTexts(speaker.folders)
  const translated = await Promise.all(otherLanguages.map((language) => ownAndOthers(speaker, language)))
  const own = translated.flatMap(({ own, others }) =>
    Object.keys(own).filter((text) => own[text] !== others[text]),
  )
  const ofOthers = new Set(translated.flatMap(({ others }) => Object.keys(others)))
  const needed = [...new Set([...own, ...[...asked].filter((text) => !ofOthers.has(text))])]
  return Promise.all(
    languages.map(async (language) => {
      const { own, others } = await ownAndOthers(speaker, language)
      const known: Translations = { ...others, ...own }
      const missing = needed.flatMap((text) => missingOf(text, known[text], counted.has(text), language))
      return { name: speaker.name, language, needed: needed.length, missing }
    }),
  )
}

/** Returns a part's own translations, and others that it can show. The shell's own include the shared ones. */
async function ownAndOthers(
  speaker: Speaker,
  language: string,
): Promise<{ own: Translations; others: Translations }> {
  const [own = {}, ...others] = await Promise.all(
    [speaker, ...speaker.others].map((one) => dictionaryOf(one, language)),
  )
  return { own, others: Object.assign({}, ...others) }
}

/** @returns the text if it is untranslated, with the missing plural forms if it has a count; else nothing */
function missingOf(
  text: string,
  found: string | PluralForms | undefined,
  isCounted: boolean,
  language: string,
): string[] {
  if (typeof found === 'string') return []
  if (found === undefined && !isCounted) return [text]
  const forms = missingForms(found ?? {}, language)
  return forms.length > 0 ? [`${text} (${forms.join(', ')})`] : []
}

/** Returns the plural categories of a language that are missing from the forms. */
export function missingForms(forms: Partial<PluralForms>, language: string): Intl.LDMLPluralRule[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.filter((category) => forms[category] === undefined)
}
