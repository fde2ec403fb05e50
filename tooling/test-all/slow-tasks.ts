interface Step {
  targets: readonly string[]
  purpose: string
  /** True if it runs only when requested by name, as in GitHub's nightly run. */
  isNightly?: boolean
}

/** Tests that take too long for `npm test`: the Nx tasks of each step, and its purpose. */
export const slowTasks: Readonly<Record<string, Step>> = {
  'api-on-the-other-database': { targets: ['embedded'], purpose: 'the api on the embedded database' },
  'slow-tests': {
    targets: ['slow'],
    purpose: 'tests named .slow.test: whole processes, installs, long lists, malformed answers',
  },
  gate: { targets: ['gate', 'sizes'], purpose: 'checks of the builds and their sizes' },
  gallery: { targets: ['screenshots'], purpose: "the design system's screenshots" },
  journeys: { targets: ['journeys'], purpose: 'every journey at both widths in Chromium' },
  firefox: { targets: ['firefox'], purpose: 'journeys in Firefox' },
  webkit: { targets: ['webkit'], purpose: 'journeys in WebKit' },
  drills: { targets: ['drills'], purpose: 'crashes, payments, gateways, nginx' },
  'drills-of-remotes': {
    targets: ['drills-of-remotes'],
    purpose: 'failing remotes, their publishers, the admin, an offline phone',
  },
  'drills-of-a-public-shop': {
    targets: [
      'public',
      'lock',
      'flood',
      'shared-cache',
      'pgbouncer',
      'worst-files',
      'publishing-keys',
      'restore',
      'systemd',
    ],
    purpose: 'what a shop on the internet has to withstand',
  },
  // Both install and build the whole shop again, which takes as long as all the public-shop drills together.
  'drills-of-releases': {
    targets: ['upgrade', 'image'],
    purpose: 'an upgrade from the last release, and the container image; only if named',
    isNightly: true,
  },
  'other-node': {
    targets: ['purchase-on-other-node', 'servers-on-other-node'],
    purpose: 'a purchase, servers and tools on another version of Node',
  },
}
