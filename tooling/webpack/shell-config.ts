import { createRequire } from 'node:module'
import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack, { type Configuration } from 'webpack'
import { AssetListPlugin } from './asset-list-plugin'
import { baseConfig } from './base-config'
import { serverConfig } from './server-config'
import { sharedPackagesFor } from './shared-packages'

const { NormalModuleReplacementPlugin } = webpack
const require = createRequire(import.meta.url)

function packageFile(name: string, file: string): string {
  return path.join(path.dirname(require.resolve(`${name}/package.json`)), file)
}

/**
 * React Router's entry is its development build wherever it runs; beside it stands one without the warnings. The
 * aliases of Redux Toolkit and React Redux are the way round our own façades, to what they list.
 */
function productionBuilds() {
  return {
    'react-router$': packageFile('react-router', 'dist/production/index.mjs'),
    'react-router/dom$': packageFile('react-router', 'dist/production/dom-export.mjs'),
    'react-redux-whole': packageFile('react-redux', 'dist/react-redux.mjs'),
    'reduxjs-toolkit-whole': packageFile('@reduxjs/toolkit', 'dist/redux-toolkit.modern.mjs'),
  }
}

/**
 * Parts of packages that the shop does not use, by what imports them, and what takes their place: a fifth of axios, a
 * third of the bundler's part of the federation runtime.
 */
const unusedParts: [request: RegExp, importer: RegExp, file: string][] = [
  // Browsers use the XMLHttpRequest adapter, which is asked first.
  [/^\.\/fetch\.js$/, /axios[\\/]lib[\\/]adapters$/, 'no-fetch-adapter.mjs'],
  [/^\.\/(helpers\/HttpStatusCode|cancel\/CancelToken)\.js$/, /axios[\\/]lib$/, 'no-part.mjs'],
  [/^\.\.?\/helpers\/formDataToJSON\.js$/, /axios[\\/]lib([\\/]defaults)?$/, 'no-part.mjs'],
  [
    /^\.\/(init|remotes|getSharedFallbackGetter|error-codes\/dist\/getShortErrorMsg)\.js$/,
    /webpack-bundler-runtime[\\/]dist$/,
    'lean-bundler-runtime.mjs',
  ],
]

function withoutUnusedParts() {
  return unusedParts.map(
    ([request, importer, file]) =>
      new NormalModuleReplacementPlugin(request, (resource) => {
        if (importer.test(resource.context)) resource.request = path.join(import.meta.dirname, file)
      }),
  )
}

/** Lets the bundler leave out what nobody calls of React Router. */
const shakableRouter = {
  test: /react-router[\\/]dist[\\/]production[\\/]chunk-[^\\/]+\.mjs$/,
  loader: path.join(import.meta.dirname, 'shakable-loader.ts'),
}

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
    resolve: {
      ...base.resolve,
      alias: {
        ...productionBuilds(),
        '@module-federation/runtime$': path.join(context, 'src/federation/runtime.ts'),
      },
    },
    optimization: {
      ...base.optimization,
      // The first chunk changes with every build anyway, so its names need not outlive one: short ones are 0.4 kB less.
      moduleIds: 'natural',
      chunkIds: 'natural',
      mangleExports: 'size',
      // One file for what is fetched together.
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), shakableRouter] },
    plugins: [
      ...(base.plugins ?? []),
      new AssetListPlugin(),
      ...withoutUnusedParts(),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: sharedPackagesFor('host', context),
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(context, 'src/remotes/runtime-plugin.ts')],
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
    entry: './edge/render/render-worker.ts',
    packageName: 'shell',
    provided: [],
    // The server asks the api in its own way (shell/edge/render/server-http.ts), and has no storage to check.
    alias: { ...productionBuilds(), axios: false, 'zod/mini': false },
    // Every thread keeps the text of it in memory.
    isSmall: true,
  })
}
