/*
 * Stands in the shell for parts of @module-federation/webpack-bundler-runtime. All remotes are named at run time, and
 * no package is shaken for what remotes use of it.
 */

/** Without the package's plugin for shared packages that are tree-shaken. */
export function init({ webpackRequire }) {
  const { initOptions, runtime } = webpackRequire.federation
  return runtime.init(initOptions)
}

/** For remotes named in the build. */
export const remotes = null

/** For shared packages that are tree-shaken. */
export const getSharedFallbackGetter = null

/** With the error's code alone. */
export function getShortErrorMsg(code, _texts, about) {
  return `${code} ${JSON.stringify(about)}`
}
