import path from 'node:path'
import { LockTaken, takeLock } from 'file-lock'
import type { ShopFolder } from './shop-folders'

/**
 * Takes the shop's folders for one start, before anything in them is changed. A shop that was not opened by `npm start`
 * is seen by its servers' locks.
 * @returns a function that gives them back
 * @throws Error with one sentence when another shop is open there
 */
export function lockShop(folders: readonly ShopFolder[]): () => void {
  const taken: (() => void)[] = []
  const giveBack = () => {
    for (const each of taken.splice(0)) each()
  }
  try {
    for (const shopFolder of folders) taken.push(lockOf(shopFolder, 'start.lock'))
    // Looked at and given back: the servers will take them.
    for (const shopFolder of folders) for (const name of shopFolder.serverLocks) lockOf(shopFolder, name)()
  } catch (error) {
    giveBack()
    throw error
  }
  return giveBack
}

function lockOf({ folder, setting }: ShopFolder, name: string): () => void {
  try {
    return takeLock(path.join(folder, name))
  } catch (error) {
    if (!(error instanceof LockTaken)) throw error
    throw new Error(
      `${folder} is in use by process ${error.pid}. Stop that shop, or set ${setting} to another folder.`,
    )
  }
}
