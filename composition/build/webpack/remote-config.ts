import { createRequire } from 'node:module'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { baseConfig, isProduction } from './base-config'
import { FreshChunksPlugin } from './plugins/fresh-chunks-plugin'
import { IntegrityPlugin } from './plugins/integrity-plugin'
import { containerReport, EXPOSE } from './reports/container-report'
import { ReportPlugin } from './reports/report-plugin'
import { sharedByRemote } from './shared-packages'

const { ModuleFederationPlugin } = webpack.container
const require = createRequire(import.meta.url)

/**
 * Configures a remote's container. It uses webpack's own plugin, because only the host (the shell) needs the
 * Module Federation runtime. @param context the remote's folder
 */
export function remoteConfig(context: string): Configuration {
  const { name } = require(path.join(context, 'package.json')) as { name: string }
  const container = name.replaceAll('-', '_')
  const base = baseConfig(context, name)
  const shared = sharedByRemote()
  return {
    ...base,
    entry: {},
    output: { ...base.output, uniqueName: container },
    optimization: {
      ...base.optimization,
      // Versions share no files, so ids need not be stable. Short ones save up to 0.4 kB.
      moduleIds: 'natural',
      chunkIds: 'natural',
      // The entry contains a hash for each file. A rarely loaded chunk therefore stays one file, even if it shares code
      // with others.
      splitChunks: { chunks: (chunk) => !chunk.canBeInitial() && !chunk.name?.startsWith('seldom-') },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: 'remote-entry.[contenthash:8].js',
        exposes: { './module': { import: './src/module.ts', name: EXPOSE } },
        shared,
      }),
      new FreshChunksPlugin(),
      new ReportPlugin('container.json', (compilation) => containerReport(compilation, shared)),
      // During development, files change under the same name, so hashes cannot be used.
      ...(isProduction ? [new IntegrityPlugin()] : []),
    ],
  }
}
