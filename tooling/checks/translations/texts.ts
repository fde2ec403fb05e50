import { otherLanguages } from 'shared-contracts/i18n/language'
import { parseCommand } from '../../command-line/parsed-command'
import { speakers } from './dictionaries'
import { listTexts } from './list-texts'

/* `npm run texts`. */

const { values, positionals } = parseCommand({
  command: 'npm run texts',
  parameters: '[package …]',
  purpose:
    'Prints every text of the given packages, or of all, with its translations and its place in the code.',
  options: { repeated: { type: 'boolean', purpose: 'only texts that are written in more than one place' } },
})

const unknown = positionals.filter((name) => !speakers.some((speaker) => speaker.name === name))
if (unknown.length > 0) {
  console.error(
    `Unknown package: ${unknown.join(', ')}. Choose from ${speakers.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

for (const speaker of speakers.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const texts = await listTexts(speaker)
  const chosen = values.repeated ? texts.filter(({ places }) => places.length > 1) : texts
  console.log(`${speaker.name}: ${chosen.length} texts`)
  for (const { text, places, translations } of chosen) {
    console.log(`  ${text}`)
    for (const language of otherLanguages)
      if (translations[language]) console.log(`    ${language}  ${translations[language]}`)
    console.log(`    ${places.join(', ')}`)
  }
}
