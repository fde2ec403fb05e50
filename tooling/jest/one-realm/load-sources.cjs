const Module = require('node:module')
const classNames = require('../css-modules.cjs')

/** The source maps of the files that this process has loaded, for jest. */
const sourceMaps = new Map()

/** Compiles TypeScript to CommonJS, as in jest's sandbox. */
const COMMON_JS = {
  instrument: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
}

/** Lets Node's own `require` load TypeScript and styles. @param transformer jest's transformer, which caches */
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
