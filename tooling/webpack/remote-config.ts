import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration } from 'webpack'
import { baseConfig, isProduction } from './base-config'
import { FreshChunksPlugin } from './fresh-chunks-plugin'
import { IntegrityPlugin } from './integrity-plugin'
import { PageListPlugin } from './page-list-plugin'
import { SameIdsPlugin } from './same-ids-plugin'
import { sharedPackagesFor } from './shared-packages'

const { NormalModuleReplacementPlugin } = webpack
const require = createRequire(import.meta.url)

/** Leaves the whole federation runtime to the shell. */
function withoutBundlerRuntime() {
  return new NormalModuleReplacementPlugin(
    /[\\/]webpack-bundler-runtime[\\/]dist[\\/]/,
    path.join(import.meta.dirname, 'hosts-bundler-runtime.mjs'),
  )
}

/**
 * The build of a remote: one container that exposes `./module`.
 * @param context the remote's folder; its package.json names it
 */
export function remoteConfig(context: string): Configuration {
  const { name } = require(path.join(context, 'package.json')) as { name: string }
  const container = name.replaceAll('-', '_')
  const base = baseConfig(context, name)
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: container },
    plugins: [
      ...(base.plugins ?? []),
      new FreshChunksPlugin(),
      new PageListPlugin(),
      new SameIdsPlugin(),
      // While one works on it, files change under their names.
      ...(isProduction ? [new IntegrityPlugin()] : []),
      withoutBundlerRuntime(),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remote-entry.[contenthash:8].js',
        exposes: { './module': './src/module.ts' },
        remotes: {},
        shared: sharedPackagesFor('remote', context),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}
