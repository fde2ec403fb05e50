import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseCommand } from '../../command-line/parsed-command'
import { fallbackFonts } from './fallback-fonts'

const { positionals } = parseCommand({
  command: 'npm run fallback-fonts',
  parameters: '[file]',
  purpose: 'Writes the style sheet of the fallback fonts to the design system, or to the given file.',
  options: {},
})
const ofShop = path.resolve(import.meta.dirname, '../../../design-system/src/fonts/fallback-fonts.css')
writeFileSync(positionals[0] ?? ofShop, await fallbackFonts())
