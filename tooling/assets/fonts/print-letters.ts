import { readFileSync } from 'node:fs'
import { create } from 'fontkit'

/* Prints the characters that a font file contains. */

const font = create(readFileSync(process.argv[2] ?? ''))
if ('fonts' in font) throw new Error('The file has more than one font.')
console.log(String.fromCodePoint(...font.characterSet))
