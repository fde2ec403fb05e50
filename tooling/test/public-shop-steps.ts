import { drills } from './command-steps'
import type { Step } from './outcome'

/**
 * What a shop on the internet meets: settings that are missing, two containers on one folder, floods, stolen publishing
 * keys, a lost machine, a new release under load, the image, and the units of systemd.
 */
export function publicShopSteps(root: string): Step[] {
  return [
    drills(root, 'A public shop', ['.'], 1, [
      'public',
      'lock',
      'flood',
      'publishing-keys',
      'restore',
      'upgrade',
      'image',
      'systemd',
    ]),
  ]
}
