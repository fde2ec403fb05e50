import path from 'node:path'
import { prepareShop } from './prepare-shop'

/* Everything on disk that the servers need, for an image to be made of. */

const root = path.resolve(import.meta.dirname, '../..')
await prepareShop(root, path.resolve(process.env.DATA_DIR ?? path.join(root, '.data')))
