import os from 'node:os'
import path from 'node:path'
import { formats } from './picture-files'
import { prepareShopPictures } from './prepare-shop-pictures'

/* Prepares all pictures, at low priority: a shop may be running. */

os.setPriority(os.constants.priority.PRIORITY_LOW)
const root = path.resolve(import.meta.dirname, '../../..')
for (const format of formats) {
  const { prepared, total } = await prepareShopPictures(root, format, console.log)
  console.log(`${format}: ${prepared} of ${total} pictures prepared; the rest were up to date.`)
}
