import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import { AssetListPlugin } from './asset-list-plugin'
import { baseConfig } from './base-config'
import { sharedPackagesFor } from './shared-packages'

const require = createRequire(import.meta.url)

/**
 * The build of the host. It names no remote: the registry does, at run time.
 * @param context the shell's folder
 */
export function shellConfig(context: string): Configuration {
  const base = baseConfig(context, 'shell')
  return {
    ...base,
    entry: { shell: './src/main.tsx' },
    output: { ...base.output, path: path.join(context, 'dist/browser'), uniqueName: 'shell' },
    resolve: {
      ...base.resolve,
      // The way round our own façade, to what it lists.
      alias: {
        'reduxjs-toolkit-whole': path.join(
          path.dirname(require.resolve('@reduxjs/toolkit/package.json')),
          'dist/redux-toolkit.modern.mjs',
        ),
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new AssetListPlugin(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedPackagesFor('host', context),
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(context, 'src/remotes/runtime-plugin.ts')],
        manifest: false,
        dts: false,
        dev: false,
      }),
    ],
  }
}
