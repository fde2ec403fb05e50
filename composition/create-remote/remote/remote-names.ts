import { type PageText, pageTranslations } from './page-translations'
import { checkNewPath, type TakenPaths } from './taken-paths'

export interface RemoteNames extends PageText {
  /** The package, folder and registry entry: 'mf-gift-boxes'. */
  name: string
  /** The path it owns: '/gift-boxes'. */
  path: string
}

/** @param path made from the name if undefined @throws Error with one sentence that says what to do */
export function remoteNames(name: string, path: string | undefined, taken: TakenPaths): RemoteNames {
  if (!/^mf(-[a-z]+)+$/.test(name))
    throw new Error(`'${name}' is not a valid name: use lower-case letters and hyphens, such as mf-gifts.`)
  if (name in taken) throw new Error(`${name} already exists. Choose another name.`)
  const page = name.slice('mf-'.length)
  const own = path ?? `/${page}`
  checkNewPath(own, taken)
  return { name, path: own, ...pageTranslations(page) }
}
