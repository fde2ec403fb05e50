import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { baseConfig } from './base-config'

/** Configures the component gallery, for development only. @param context the design system's folder */
export function galleryConfig(context: string): Configuration {
  const base = baseConfig(context, 'gallery')
  return {
    ...base,
    entry: { gallery: './gallery/main.tsx' },
    // No hashes, because public/index.html refers to the files by name.
    output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/' },
    plugins: [new MiniCssExtractPlugin()],
    devServer: {
      host: 'localhost',
      port: process.env.GALLERY_PORT ?? 3600,
      // A change reloads the page, which has no state.
      hot: false,
      // Locally, compressing takes longer than it saves.
      compress: false,
      // Each entry is a separate document, so the browser caches unchanged files.
      devMiddleware: { etag: 'weak', cacheControl: 'no-cache' },
      static: path.join(context, 'gallery/public'),
      historyApiFallback: {
        htmlAcceptHeaders: ['text/html', 'image/*'],
        // All sizes of a stored picture share one drawing.
        rewrites: [
          { from: /^\/pictures\/([\w-]+)-\d+\.\w+$/, to: ({ match }) => `/pictures/${match[1]}.svg` },
        ],
      },
    },
  }
}
