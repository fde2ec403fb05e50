import { otherLanguages } from 'shared-contracts/i18n/language'
import { type Speaker, shared, speakers, wordsOf } from './dictionaries'
import { readTexts } from './read-texts'

/** The translated share of a package's texts in one language. */
export interface Coverage {
  name: string
  language: string
  /** Texts in its code that are shown in the reader's language. */
  asked: number
  /** Untranslated texts, shown in English. */
  missing: readonly string[]
}

async function coverageOf(speaker: Speaker): Promise<Coverage[]> {
  const { asked } = readTexts(speaker.folders)
  const [own, ofAll, ofFrame] = await Promise.all([speaker, shared, ...frameOf(speaker)].map(wordsOf))
  return otherLanguages.map((language) => {
    const known = { ...ofFrame?.[language], ...ofAll?.[language], ...own?.[language] }
    const missing = [...asked].filter((text) => known[text] === undefined)
    return { name: speaker.name, language, asked: asked.size, missing }
  })
}

/** Remotes may also use the shell's translations. */
const frameOf = ({ name }: Speaker) =>
  speakers.filter((one) => one.name === 'shell' && name.startsWith('mf-'))

/** Returns the coverage of each package in each language. */
export async function coverage(): Promise<Coverage[]> {
  return (await Promise.all([...speakers, shared].map(coverageOf))).flat()
}
