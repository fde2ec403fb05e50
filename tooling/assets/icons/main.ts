import { MEDALLION } from '../../../edge/src/discovery/icon'
import { makeIcons } from './make-icons'

/* Part of the shell's build. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: tsx ../tooling/assets/icons/main.ts <folder>')
await makeIcons(MEDALLION, folder)
