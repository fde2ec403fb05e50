import { fileURLToPath } from 'node:url'
import { preparePictures } from './prepare-pictures'

const started = performance.now()
const { prepared, total } = await preparePictures({
  source: fileURLToPath(new URL('../../api/pictures', import.meta.url)),
  target: fileURLToPath(new URL('../../api/uploads', import.meta.url)),
  log: console.log,
})
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(`${prepared} of ${total} pictures prepared in ${seconds} s, the rest were up to date.`)
