import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template } = webpack

/** What names a chunk's script, and its style where the container has any (mini-css-extract-plugin). */
const NAMES = [RuntimeGlobals.getChunkScriptFilename, `${RuntimeGlobals.require}.miniCssF`]

/** Hands the query of the container's own address on to the addresses of its chunks. */
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
 * A container that failed is fetched again under another query (shell/src/remotes/container.ts), and its chunks with
 * it: a chunk that arrived broken lies in the browser's cache for good under its own name.
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
