const Module = require('node:module')
const classNames = require('../css-modules.cjs')

/** Where jest finds the source map of each file that this process has loaded. */
const sourceMaps = new Map()

/** What TypeScript is compiled to: CommonJS, as in jest's sandbox. */
const COMMON_JS = {
  instrument: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
}

/**
 * Lets Node's own `require` load TypeScript and styles.
 * @param transformer jest's, which keeps what it has compiled between runs
 */
function loadSourcesWith(transformer) {
  const loadTypeScript = (module, file) => {
    const { code, sourceMapPath } = transformer.transform(file, COMMON_JS)
    if (sourceMapPath) sourceMaps.set(file, sourceMapPath)
    module._compile(code, file, 'commonjs')
  }
  const loadStyles = (module, file) => {
    module.exports = file.endsWith('.module.css') ? classNames : {}
  }
  Object.assign(Module._extensions, {
    '.ts': loadTypeScript,
    '.tsx': loadTypeScript,
    '.css': loadStyles,
    '.woff2': loadStyles,
  })
}

module.exports = { loadSourcesWith, sourceMaps }
