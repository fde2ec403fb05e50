import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration } from 'webpack'
import type {} from 'webpack-dev-server'
import { baseConfig } from './base-config'

/**
 * The component gallery: a page for development, in nobody's bundle.
 * @param context the design system's folder
 */
export function galleryConfig(context: string): Configuration {
  const base = baseConfig(context, 'gallery')
  return {
    ...base,
    entry: { gallery: './gallery/main.tsx' },
    // Named in public/index.html, and never cached by a browser: no hashes.
    output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', publicPath: '/' },
    plugins: [new MiniCssExtractPlugin()],
    devServer: {
      host: 'localhost',
      port: process.env.GALLERY_PORT ?? 3600,
      // A change loads the page anew: it has no state worth keeping.
      hot: false,
      static: path.join(context, 'gallery/public'),
      historyApiFallback: {
        htmlAcceptHeaders: ['text/html', 'image/*'],
        // A drawing serves for every size that a stored picture would have.
        rewrites: [
          { from: /^\/pictures\/([\w-]+)-\d+\.\w+$/, to: ({ match }) => `/pictures/${match[1]}.svg` },
        ],
      },
    },
  }
}
