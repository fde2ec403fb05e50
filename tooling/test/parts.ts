import type { Part } from './outcome'

/** What every test of jest depends on. */
const JEST = ['package.json', 'jest.config.mjs', 'tsconfig.json', 'tooling/jest']

/** Tests of the tools that read the repository as a whole. */
const READERS = [
  'tooling/coverage',
  'tooling/deploy',
  'tooling/documents',
  'tooling/licenses',
  'tooling/new-page',
  'tooling/new-remote',
  'tooling/remote-shape',
  'tooling/test',
  'tooling/webpack',
  'tooling/workflows',
]

/** What runs without a browser: a change of a page cannot break it. */
export const SERVERS = [
  'api',
  'gateway-sandbox',
  'shared-contracts',
  'file-lock',
  'registry',
  'shell',
  'tooling',
  'e2e',
  'deploy',
]

/** For each part of jest's tests, by its path, what else those take in. A test holds it to the imports. */
export function takenFolders(remotes: readonly string[]): Readonly<Record<string, readonly string[]>> {
  const remoteTakes = ['shared-contracts', 'design-system', 'api/seed', 'tooling/webpack']
  return {
    'shared-contracts': [],
    'design-system': ['shared-contracts', 'tooling/webpack'],
    'file-lock': [],
    registry: ['shared-contracts', 'file-lock'],
    'gateway-sandbox': ['shared-contracts', 'file-lock'],
    api: [
      'shared-contracts',
      'file-lock',
      'registry',
      'gateway-sandbox',
      'tooling/test',
      'tooling/server-build',
    ],
    ...Object.fromEntries(remotes.map((name) => [name, remoteTakes])),
    shell: [
      'shared-contracts',
      'design-system',
      'registry',
      'file-lock',
      'api',
      'gateway-sandbox',
      'tooling/test',
      'tooling/server-build',
      'tooling/webpack',
      'tooling/pictures',
      ...remotes,
    ],
    tooling: [...SERVERS, 'design-system', ...remotes],
    e2e: [...SERVERS, 'design-system'],
    ...Object.fromEntries(READERS.map((each) => [each, ['.']])),
  }
}

/** The parts of jest's tests. */
export function unitParts(remotes: readonly string[]): Part[] {
  return Object.entries(takenFolders(remotes)).map(([name, taken]) => ({
    name,
    needs: [name, ...taken, ...JEST],
  }))
}

/** One part for each remote: its pages, in the shop as it is. */
export function journeyParts(remotes: readonly string[]): Part[] {
  return remotes.map((name) => ({ name, needs: [name, 'design-system', ...SERVERS] }))
}

/** A step that depends on some paths as a whole. */
export function onePart(...needs: string[]): Part[] {
  return [{ name: 'all', needs }]
}
