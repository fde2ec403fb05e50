import path from 'node:path'
import { LockTaken, takeLock } from 'file-lock'
import type { ShopFolder } from './shop-folders'

/**
 * Locks the folders before they change. Checks the servers' locks too, for shops not opened by `npm start`.
 * @returns a function that releases them @throws Error with a one-sentence message if one is in use
 */
export function lockShop(folders: readonly ShopFolder[]): () => void {
  const taken: (() => void)[] = []
  const release = () => {
    for (const each of taken.splice(0)) each()
  }
  try {
    for (const shopFolder of folders) taken.push(takeFolderLock(shopFolder, 'start.lock'))
    // Released immediately, because the servers take these locks themselves.
    for (const shopFolder of folders)
      for (const name of shopFolder.serverLocks) takeFolderLock(shopFolder, name)()
  } catch (error) {
    release()
    throw error
  }
  return release
}

function takeFolderLock({ folder, setting }: ShopFolder, name: string): () => void {
  try {
    return takeLock(path.join(folder, name))
  } catch (error) {
    if (!(error instanceof LockTaken)) throw error
    throw new Error(
      `${folder} is in use by ${error.holder}. Stop that shop, or set ${setting} to another folder.`,
    )
  }
}
