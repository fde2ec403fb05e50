import path from 'node:path'
import { prepareShopPictures } from '../pictures/prepare-shop-pictures'
import { prepareShop } from './prepare-shop'
import { say } from './progress'

/* Everything on disk that the servers need, for an image to be made of. */

const root = path.resolve(import.meta.dirname, '../..')
await prepareShopPictures(root, 'jpg', say)
await prepareShop(root, path.resolve(process.env.DATA_DIR ?? path.join(root, '.data')))
