import { availableParallelism } from 'node:os'

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
]

const shared = {
  // Keeps the cache between runs, wherever the tests' temporary files are.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform: { '^.+\\.([tj]sx?|cjs)$': swc },
  // Our own workspaces are symlinked into node_modules; everything else there is already JavaScript.
  // A few ship ES modules only, and PGlite calls import(), which jest's CommonJS cannot do.
  transformIgnorePatterns: [
    '/node_modules/(?!((light-my-request|sanitize-html|age-encryption|@noble/[^/]+|@otplib/[^/]+)/node_modules/)?(cookie|content-disposition|@electric-sql/pglite|@adobe/structured-data-validator|@marbec/web-auto-extractor|age-encryption|@noble/[^/]+|@scure/base|mdast-util-[^/]+|micromark[^/]*|unist-util-stringify-position|decode-named-character-reference|character-entities|devlop|marked)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tooling/jest/css-modules.cjs',
    '\\.(css|woff2)$': '<rootDir>/tooling/jest/empty.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
}

const server = {
  ...shared,
  runtime: '<rootDir>/tooling/jest/one-realm/runtime.cjs',
  testEnvironment: '<rootDir>/tooling/jest/one-realm/environment.cjs',
}

const page = {
  ...shared,
  testEnvironment: '<rootDir>/tooling/jest/page-environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/tooling/jest/dom-matchers.cjs'],
}

const browserPackages = 'shell/src|mf-[^/]+|shared-contracts|design-system|composition/runtime'

/** The only jest config: pages and components in jsdom, servers and tools in Node. */
export default {
  // Tests wait for files, timers and databases: one worker for each core would be idle for a third of the time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Tests wait for pages to be compiled, for databases and for servers to start, on a machine that may be busy.
  testTimeout: 120_000,
  projects: [
    {
      ...page,
      displayName: 'browser',
      testRegex: `/(${browserPackages})/.*(?<!\\.slow)\\.test\\.tsx?$`,
    },
    {
      ...server,
      displayName: 'node',
      testRegex:
        '/(api|gateway-sandbox|composition(?!/runtime)|edge|file-lock|tracing|tooling|shell/(server|worker)|e2e/(bench|harness))/.*(?<!\\.(built|slow))\\.test\\.ts$',
    },
    {
      // Tests of pages with hundreds of products or with malformed responses. `npm run test:all` runs them.
      ...page,
      displayName: 'slow pages',
      testRegex: `/(${browserPackages})/.*\\.slow\\.test\\.tsx?$`,
    },
    {
      // Tests that start processes or install packages. `npm run test:all` runs them.
      ...server,
      displayName: 'slow',
      testRegex: '/(api|composition|tooling)/.*\\.slow\\.test\\.ts$',
    },
    {
      // Tests of the built files: they run after webpack.
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      testRegex: '/(composition|tooling)/.*\\.built\\.test\\.ts$',
    },
  ],
}
