import { askedOf } from '../../command-line/parsed-command'
import { coverage } from './coverage'

askedOf({
  command: 'npm run translations',
  purpose: 'Counts the texts that have no words in a language, and so are shown in English there.',
  options: {},
})

for (const { name, language, asked, missing } of await coverage()) {
  console.log(`${name} ${language}: ${asked - missing.length} of ${asked}`)
  for (const text of missing) console.log(`  ${text}`)
}
