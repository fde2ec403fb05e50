const path = require('node:path')
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack')
const HtmlPlugin = require('html-webpack-plugin')
const CssPlugin = require('mini-css-extract-plugin')

const shared = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom'].map((name) => [name, { singleton: true }]),
)

const jsx = {
  loader: 'swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
}

const common = {
  mode: 'production',
  resolve: { extensions: ['.js', '.jsx'] },
  module: {
    rules: [
      { test: /\.jsx$/, use: jsx },
      { test: /\.css$/, use: [CssPlugin.loader, { loader: 'css-loader', options: { url: false } }] },
    ],
  },
}

const output = (folder, publicPath) => ({
  path: path.resolve(__dirname, 'dist', folder),
  filename: '[name].[contenthash:8].js',
  publicPath,
})

module.exports = [
  {
    ...common,
    name: 'host',
    entry: './src/host/index.js',
    output: output('.', '/'),
    plugins: [
      new CssPlugin({ filename: '[name].[contenthash:8].css' }),
      new HtmlPlugin({ template: './src/host/index.html' }),
      new ModuleFederationPlugin({
        name: 'host',
        remotes: { catalog: 'catalog@/catalog/mf-manifest.json' },
        shared,
        dts: false,
      }),
    ],
  },
  {
    ...common,
    name: 'catalog',
    entry: {},
    output: output('catalog', 'auto'),
    plugins: [
      new ModuleFederationPlugin({
        name: 'catalog',
        filename: 'remote-entry.js',
        manifest: true,
        exposes: { './pages': './src/catalog/pages.jsx' },
        shared,
        dts: false,
      }),
    ],
  },
]
