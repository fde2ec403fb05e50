import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { offeredExports } from 'shared-contracts/remote/contract/offered-exports'
import type { Compilation, Configuration } from 'webpack'
import { baseConfig } from './base-config'
import { OfferedExportsPlugin } from './plugins/offered-exports-plugin'
import { ReportPlugin } from './reports/report-plugin'
import { serverConfig } from './server-config'
import { sharedByShell } from './shared-packages'

/** Exports that the shell itself uses, in addition to those that remotes may use. */
const shellsOwnExports = {
  'react-router-dom': ['Router', 'createPath', 'matchPath', 'matchRoutes', 'parsePath', 'useRoutes'],
  // The exports from SHOULD_AUTOBATCH on are used by RTK Query.
  '@reduxjs/toolkit': [
    'combineSlices',
    'configureStore',
    'createListenerMiddleware',
    'SHOULD_AUTOBATCH',
    'combineReducers',
    'createNextState',
    'formatProdErrorMessage',
    'isAction',
    'isAsyncThunkAction',
    'isPlainObject',
    'prepareAutoBatched',
  ],
  // Used by Redux Toolkit's request hooks.
  'react-redux': ['batch'],
}

/** Returns the files of the first page load, which the edge lists in the HTML. */
function firstFiles({ entrypoints }: Compilation) {
  const files = entrypoints.get('shell')?.getFiles() ?? []
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  }
}

/** Configures the build of the host, which gets its remotes at run time. @param context the shell's folder */
export function shellConfig(context: string): Configuration {
  const base = baseConfig(context, 'shell')
  return {
    ...base,
    entry: { shell: './src/main.ts' },
    output: { ...base.output, path: path.join(context, 'dist/browser'), uniqueName: 'shell' },
    // A cached build loses Redux Toolkit's `export *` from Redux, since both are shared packages.
    cache: false,
    optimization: {
      ...base.optimization,
      // The first chunk changes with every build, so its ids need not be stable. Short ones save 0.4 kB.
      moduleIds: 'natural',
      chunkIds: 'natural',
      mangleExports: 'size',
      // Files that are fetched together become one file.
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          // The server renders more than the first script hydrates, so all styles are in the first sheet.
          styles: { name: 'shell', type: 'css/mini-extract', chunks: 'all', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ReportPlugin('assets.json', firstFiles),
      new OfferedExportsPlugin({
        'react-router-dom': [...offeredExports['react-router-dom'], ...shellsOwnExports['react-router-dom']],
        '@reduxjs/toolkit': [...offeredExports['@reduxjs/toolkit'], ...shellsOwnExports['@reduxjs/toolkit']],
        'react-redux': [...offeredExports['react-redux'], ...shellsOwnExports['react-redux']],
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // The registry lists the entries, so the runtime needs no code for reading manifests.
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}

/** Configures the shell's build for servers: the rendering thread. @param context the shell's folder */
export function shellServerConfig(context: string): Configuration {
  return serverConfig(context, {
    entry: './server/render-worker.ts',
    packageName: 'shell',
    provided: [],
    // Leaves out zod, because only browsers have stored data to check.
    alias: { 'zod/mini': false },
    // Every thread has its own copy of the code in memory.
    isSmall: true,
  })
}
