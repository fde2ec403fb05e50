import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template } = webpack

/** The functions that return the file names of a chunk's script and style sheet (mini-css-extract-plugin). */
const NAMES = [RuntimeGlobals.getChunkScriptFilename, `${RuntimeGlobals.require}.miniCssF`]

/** Adds the query of the container's URL to the URLs of its chunks. */
class FreshChunks extends RuntimeModule {
  constructor() {
    super('fresh chunks', RuntimeModule.STAGE_ATTACH)
  }

  override generate(): string {
    return Template.asString([
      'var search = new URL(document.currentScript.src).search;',
      'var fresh = (nameOf) => nameOf && ((chunkId) => nameOf(chunkId) + search);',
      ...NAMES.map((nameOf) => `${nameOf} = fresh(${nameOf});`),
    ])
  }
}

/**
 * A failed container is loaded again with a different query (composition/runtime/container.ts). Its chunks need
 * the query too, because the browser caches a broken chunk indefinitely.
 */
export class FreshChunksPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FreshChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('FreshChunksPlugin', (chunk) => compilation.addRuntimeModule(chunk, new FreshChunks()))
    })
  }
}
