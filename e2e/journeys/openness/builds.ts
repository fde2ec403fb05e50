import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration } from 'webpack'

// Any team could have written this: it uses none of this repository's tooling.

const shared = {
  react: { singleton: true },
  'react-dom': { singleton: true },
  'react-router-dom': { singleton: true },
}

async function build(config: Configuration): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openness-'))
  const compiler = webpack({
    mode: 'production',
    devtool: false,
    optimization: { minimize: false },
    ...config,
    output: { path: folder, publicPath: 'auto', ...config.output },
  })
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
      else compiler.close(() => resolve())
    })
  })
  return folder
}

/** Builds a page that shows our containers' pages, with the stock Module Federation plugin. */
export function buildPlainHost(): Promise<string> {
  return build({
    context: path.join(import.meta.dirname, 'plain-host'),
    entry: './index.ts',
    output: { filename: 'host.js' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'plain_host',
        dts: false,
        manifest: false,
        shared: {
          ...shared,
          'react/jsx-runtime': { singleton: true },
          'react-redux': { singleton: true },
          redux: { singleton: true },
          '@reduxjs/toolkit': { singleton: true },
          'shared-contracts/store': { singleton: true },
          'shared-contracts/http': { singleton: true },
          'shared-contracts/remote': { singleton: true },
          'shared-contracts/words': { singleton: true },
        },
      }),
    ],
  })
}

/** Builds a third party's remote with webpack's stock plugin. */
export function buildForeignRemote(): Promise<string> {
  return build({
    context: path.join(import.meta.dirname, 'foreign-remote'),
    entry: {},
    output: { uniqueName: 'mf_gifts' },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'mf_gifts',
        filename: 'remoteEntry.js',
        exposes: { './module': './module.js' },
        shared,
      }),
    ],
  })
}
