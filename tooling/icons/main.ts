import { MEDALLION } from '../../shell/edge/found/icon'
import { makeIcons } from './make-icons'

/* Part of the shell's build: `tsx main.ts dist/icons` in the shell's folder. */
const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Say which folder the icons go to: main.ts dist/icons')
await makeIcons(MEDALLION, folder)
