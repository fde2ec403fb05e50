import { drills } from './command-steps'
import type { Step } from './outcome'

const NAMES = ['public', 'lock', 'flood', 'publishing-keys', 'restore', 'upgrade', 'image', 'systemd']

/**
 * What a shop on the internet meets: settings that are missing, two containers on one folder, floods, stolen publishing
 * keys, a lost machine, a new release under load, the image, and the units of systemd. Each is a step of its own, so that
 * the end of a run names the broken one and shows its last lines.
 */
export function publicShopSteps(root: string): Step[] {
  return NAMES.map((name) => drills(root, `A public shop: ${name}`, ['.'], 1, [name]))
}
