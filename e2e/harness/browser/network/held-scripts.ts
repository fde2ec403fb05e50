import type { Front } from '../../shop/front/front'

/** Holds scripts back, as on a connection that has just dropped. @returns a function that releases them */
export function holdBackScripts(front: Front, whose: 'shell' | 'remotes' = 'shell'): () => void {
  return front.hold(new RegExp(`^/${whose}/.*\\.js(\\?|$)`))
}
