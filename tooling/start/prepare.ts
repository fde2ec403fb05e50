import path from 'node:path'
import { formats } from '../pictures/picture-files'
import { prepareShopPictures } from '../pictures/prepare-shop-pictures'
import { dataFolderOf } from '../registry/registry-place'
import { prepareShop } from './prepare-shop'
import { say } from './progress'

/* Prepares all files that the servers need, for a container image. */

const root = path.resolve(import.meta.dirname, '../..')
await prepareShop(root, dataFolderOf(process.env, root))
for (const format of formats) await prepareShopPictures(root, format, () => {})
say('All remotes are live and all pictures are ready.')
