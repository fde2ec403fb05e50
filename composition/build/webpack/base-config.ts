import { readdirSync } from 'node:fs'
import path from 'node:path'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration } from 'webpack'

const { BannerPlugin, Compilation } = webpack

export const isProduction = process.env.NODE_ENV !== 'development'

/** A change to any of these files invalidates the cache of earlier builds. */
const ownFiles = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))

/** `npm run types` checks types for the whole repository; builds only remove them. */
export const typescript = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // Otherwise development builds would use React's development functions, which no shell has.
      transform: { react: { runtime: 'automatic', development: false } },
      target: 'es2022',
    },
  },
}

/** Configures class names, also for server builds. They include the container's name, so that no two clash. */
export function classNames(packageName: string) {
  return {
    localIdentName: `${packageName}__${isProduction ? '' : '[local]_'}[hash:base64:5]`,
    namedExport: false,
  }
}

function cssModules(packageName: string) {
  return {
    test: /\.module\.css$/,
    use: [
      MiniCssExtractPlugin.loader,
      { loader: 'css-loader', options: { modules: classNames(packageName) } },
    ],
  }
}

const globalCss = {
  test: /\.css$/,
  exclude: /\.(module|sheet)\.css$/,
  use: [MiniCssExtractPlugin.loader, 'css-loader'],
}

/** Style sheets that few pages need. Each becomes a separate file, which its importer adds to the page. */
const loneSheets = {
  test: /\.sheet\.css$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]' },
}

const fonts = {
  test: /\.woff2$/,
  type: 'asset/resource',
  generator: { filename: '[name].[contenthash:8][ext]' },
}

/** swc's output is about 1% smaller than terser's and takes a fraction of the time. */
export const minifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  extractComments: false,
  terserOptions: { ecma: 2020, compress: { passes: 4 }, mangle: true, format: { comments: false } },
})

/**
 * Lets the browser compile all functions of a script in the background while it loads, instead of each at its first call
 * (V8's 'explicit compile hints'). It must be the file's first line, so it is added after minification.
 */
const compiledAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
})

/** Returns the configuration that all containers share. @param context the package's folder */
export function baseConfig(context: string, packageName: string): Configuration {
  return {
    mode: isProduction ? 'production' : 'development',
    context,
    // No eval, because the shop's CSP forbids it.
    devtool: isProduction ? false : 'cheap-module-source-map',
    target: ['web', 'es2022'],
    output: {
      path: path.join(context, 'dist'),
      clean: { keep: /^server/ },
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: [typescript, cssModules(packageName), globalCss, loneSheets, fonts] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
        // The order of files does not matter: class names belong to one component, and layers decide which rules win.
        ignoreOrder: true,
      }),
      compiledAhead,
    ],
    optimization: {
      moduleIds: 'deterministic',
      minimizer: [minifier, new CssMinimizerPlugin()],
    },
    cache: {
      type: 'filesystem',
      buildDependencies: { config: ownFiles },
      cacheDirectory: path.join(context, '..', 'node_modules', '.cache', 'webpack'),
      name: `${packageName}-${isProduction ? 'production' : 'development'}`,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  }
}
