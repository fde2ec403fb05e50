import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { offeredExports } from 'shared-contracts/remote/offered-exports'
import type { Configuration } from 'webpack'
import { AssetListPlugin } from './asset-list-plugin'
import { baseConfig } from './base-config'
import { OfferedExportsPlugin } from './offered-exports-plugin'
import { serverConfig } from './server-config'
import { sharedByShell } from './shared-packages'

/** What the shell itself uses of React Router, besides what remotes may take. */
const shellsOwnExports = ['Router', 'createPath', 'matchPath', 'matchRoutes', 'parsePath', 'useRoutes']

/**
 * The build of the host. It names no remote: the registry does, at run time.
 * @param context the shell's folder
 */
export function shellConfig(context: string): Configuration {
  const base = baseConfig(context, 'shell')
  return {
    ...base,
    entry: { shell: './src/main.ts' },
    output: { ...base.output, path: path.join(context, 'dist/browser'), uniqueName: 'shell' },
    // A cached build loses what Redux Toolkit passes on of Redux, which is shared as well: `export *` of a shared package.
    cache: false,
    optimization: {
      ...base.optimization,
      // The first chunk changes with every build anyway, so its names need not outlive one: short ones are 0.4 kB less.
      moduleIds: 'natural',
      chunkIds: 'natural',
      mangleExports: 'size',
      // One file for what is fetched together.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new AssetListPlugin(),
      new OfferedExportsPlugin({
        'react-router-dom': [...offeredExports['react-router-dom'], ...shellsOwnExports],
      }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        // Entries are named in the registry, not in manifests: the part of the runtime that reads those stays out.
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}

/**
 * The shell's build for servers: the thread that renders pages.
 * @param context the shell's folder
 */
export function shellServerConfig(context: string): Configuration {
  return serverConfig(context, {
    entry: './edge/render/thread/render-worker.ts',
    packageName: 'shell',
    provided: [],
    // The server asks the api in its own way (shell/edge/render/thread/server-http.ts), and has no storage to check.
    alias: { axios: false, 'zod/mini': false },
    // Every thread keeps the text of it in memory.
    isSmall: true,
  })
}
