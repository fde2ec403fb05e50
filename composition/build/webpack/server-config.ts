import { createRequire } from 'node:module'
import path from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { classNames, isProduction, minifier, typescript } from './base-config'
import { ReportPlugin } from './reports/report-plugin'
import { takenExports } from './reports/taken-exports'
import { sharedByRemote } from './shared-packages'

const require = createRequire(import.meta.url)

interface ServerBuild {
  /** The entry file, relative to the package's folder. */
  entry: string
  packageName: string
  /** Packages left out because the host provides them. */
  provided: readonly string[]
  alias?: Record<string, string | false>
  /** True to minify it. Errors in minified code are hard to read. */
  isSmall?: boolean
}

/** Configures the build of one CommonJS file for servers, with the browser's class names and no styles. */
export function serverConfig(
  context: string,
  { entry, packageName, provided, alias = {}, isSmall = false }: ServerBuild,
): Configuration {
  return {
    name: 'server',
    mode: isProduction ? 'production' : 'development',
    context,
    devtool: false,
    target: 'node20',
    entry,
    output: {
      path: path.join(context, 'dist/server'),
      clean: true,
      filename: 'server.[contenthash:8].cjs',
      library: { type: 'commonjs-module' },
    },
    externalsType: 'commonjs',
    externals: Object.fromEntries(provided.map((name) => [name, name])),
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias },
    module: {
      rules: [
        typescript,
        {
          test: /\.module\.css$/,
          loader: 'css-loader',
          options: { modules: { ...classNames(packageName), exportOnlyLocals: true } },
        },
      ],
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: isSmall, minimizer: [minifier] },
    cache: {
      type: 'filesystem',
      buildDependencies: { config: [import.meta.filename] },
      cacheDirectory: path.join(context, '..', 'node_modules', '.cache', 'webpack'),
      name: `${packageName}-server-${isProduction ? 'production' : 'development'}`,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}

/** Configures a remote's build for servers, without the shared packages. @param context the remote's folder */
export function remoteServerConfig(context: string): Configuration {
  const { name } = require(path.join(context, 'package.json')) as { name: string }
  const provided = Object.keys(sharedByRemote())
  const config = serverConfig(context, { entry: './src/server.ts', packageName: name, provided })
  const report = new ReportPlugin('taken-exports.json', (compilation) => takenExports(compilation, provided))
  return { ...config, plugins: [...(config.plugins ?? []), report] }
}
