import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { standIns } from './stand-ins'

/* Writes the fallback fonts, into the design system or the file that is named: npm run fallback-fonts */
const ofShop = path.resolve(import.meta.dirname, '../../design-system/src/fonts/stand-ins.css')
writeFileSync(process.argv[2] ?? ofShop, await standIns())
