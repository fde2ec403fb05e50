import type { Front } from '../../shop/front/front'

/**
 * Scripts do not arrive until they are let through, as on a line that has just broken off.
 * @param whose the shell's, unless told
 * @returns lets them through
 */
export function holdBackScripts(front: Front, whose: 'shell' | 'remotes' = 'shell'): () => void {
  return front.hold(new RegExp(`^/${whose}/.*\\.js(\\?|$)`))
}
