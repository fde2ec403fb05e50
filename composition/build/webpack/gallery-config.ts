import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { baseConfig } from './base-config'

/**
 * The component gallery, for development only.
 * @param context the design system's folder
 */
export function galleryConfig(context: string): Configuration {
  const base = baseConfig(context, 'gallery')
  return {
    ...base,
    entry: { gallery: './gallery/main.tsx' },
    // No hashes: public/index.html names the files.
    output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/' },
    plugins: [new MiniCssExtractPlugin()],
    devServer: {
      host: 'localhost',
      port: process.env.GALLERY_PORT ?? 3600,
      // A change reloads the page: it has no state to keep.
      hot: false,
      // To pack the script takes longer than to send it packed saves, on one's own machine.
      compress: false,
      // Each entry is a document of its own: the browser keeps what has not changed.
      devMiddleware: { etag: 'weak', cacheControl: 'no-cache' },
      static: path.join(context, 'gallery/public'),
      historyApiFallback: {
        htmlAcceptHeaders: ['text/html', 'image/*'],
        // One drawing stands for all sizes of a stored picture.
        rewrites: [
          { from: /^\/pictures\/([\w-]+)-\d+\.\w+$/, to: ({ match }) => `/pictures/${match[1]}.svg` },
        ],
      },
    },
  }
}
