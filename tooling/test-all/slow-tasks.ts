/** Tests that take longer than `npm test` may: the Nx tasks of each step and their purpose. */
export const slowTasks: Readonly<Record<string, { targets: readonly string[]; purpose: string }>> = {
  'api-on-the-other-database': { targets: ['embedded'], purpose: 'the api on the embedded database' },
  'slow-tests': {
    targets: ['slow'],
    purpose: 'tests named .slow.test: whole processes, installs, long lists, malformed answers',
  },
  gate: { targets: ['gate', 'sizes'], purpose: 'what may be published, and how large it is' },
  gallery: { targets: ['screenshots'], purpose: "the design system's screenshots" },
  journeys: { targets: ['journeys'], purpose: 'every journey at both widths in Chromium' },
  firefox: { targets: ['firefox'], purpose: 'journeys in Firefox' },
  webkit: { targets: ['webkit'], purpose: 'journeys in WebKit' },
  drills: { targets: ['drills'], purpose: 'crashes, payments, gateways, nginx' },
  'drills-of-remotes': {
    targets: ['drills-of-remotes'],
    purpose: 'remotes that fail, their publishers, the admin, a phone without signal',
  },
  'drills-of-a-public-shop': {
    targets: [
      'public',
      'lock',
      'flood',
      'worst-files',
      'publishing-keys',
      'restore',
      'upgrade',
      'image',
      'systemd',
    ],
    purpose: 'what a shop on the internet meets',
  },
  'other-node': {
    targets: ['purchase-on-other-node', 'servers-on-other-node'],
    purpose: 'a purchase, servers and tools on another version of Node',
  },
}
