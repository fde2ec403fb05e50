import path from 'node:path'
import { formats } from '../pictures/picture-files'
import { prepareShopPictures } from '../pictures/prepare-shop-pictures'
import { prepareShop } from './prepare-shop'
import { say } from './progress'

/* Everything on disk that the servers need: for an image, and for the parts that follow while a shop is open. */

const root = path.resolve(import.meta.dirname, '../..')
await prepareShop(root, path.resolve(process.env.DATA_DIR ?? path.join(root, '.data')))
for (const format of formats) await prepareShopPictures(root, format, () => {})
say('All parts are live, and all pictures are there.')
