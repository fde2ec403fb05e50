import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { chromiumPath } from '../harness/browser/engines/chromium-path'
import { browserFile, browserName } from './browser-name'
import { shrinkScreenshots } from './shrink-screenshots'

/* `npm run gallery:renew`: retakes every outdated screenshot of the gallery. */

await writeFile(browserFile, `${await browserName(await chromiumPath(process.env))}\n`)
const { status } = spawnSync('npm', ['run', 'gallery', '--', '--update-snapshots'], { stdio: 'inherit' })
await shrinkScreenshots()
process.exit(status ?? 1)
