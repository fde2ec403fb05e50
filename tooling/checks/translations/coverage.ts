import { otherLanguages } from 'shared-contracts/i18n/language'
import { type Speaker, shared, speakers, wordsOf } from './dictionaries'
import { readTexts } from './read-texts'

/** How much of what a part says is there in a language. */
export interface Coverage {
  name: string
  language: string
  /** Texts in its code that are shown in the reader's language. */
  asked: number
  /** Those that are shown in English for want of words. */
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

/** The shell's words are there for its remotes too. */
const frameOf = ({ name }: Speaker) =>
  speakers.filter((one) => one.name === 'shell' && name.startsWith('mf-'))

/** Of each part, in each language. */
export async function coverage(): Promise<Coverage[]> {
  return (await Promise.all([...speakers, shared].map(coverageOf))).flat()
}
