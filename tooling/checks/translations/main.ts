import { otherLanguages } from 'shared-contracts/i18n/language'
import { parseCommand } from '../../command-line/parsed-command'
import { coverage } from './coverage'

const { positionals } = parseCommand({
  command: 'npm run translations',
  parameters: '[language …]',
  purpose: 'Lists texts without a translation, by package. For a new language, such as ta, lists all texts.',
  options: {},
})

const unknown = positionals.filter((code) => !isLanguage(code))
if (unknown.length > 0) {
  console.error(`Unknown language code: ${unknown.join(', ')}`)
  process.exit(2)
}

for (const { name, language, needed, missing } of await coverage(
  positionals.length > 0 ? positionals : otherLanguages,
)) {
  console.log(`${name} ${language}: ${needed - missing.length} of ${needed}`)
  for (const text of missing) console.log(`  ${text}`)
}

/** True for codes of languages whose plural rules are known, such as 'ta'. */
function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code) && Intl.PluralRules.supportedLocalesOf(code).length > 0
}
