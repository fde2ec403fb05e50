import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template, sources } = webpack

/** A placeholder in the container's entry until all other files are final. */
const PLACEHOLDER = 'hashes-of-the-files-of-this-container'
const HASHES = `${RuntimeGlobals.require}.integrity`

class Hashes extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_BASIC)
  }

  override generate(): string {
    return `${HASHES} = "${PLACEHOLDER}";`
  }
}

/** Returns code that sets a tag's integrity. Without a known hash the browser refuses the chunk. */
function demandHash(tag: string, kind: keyof Hashed): string {
  return `${tag}.integrity = "sha384-" + ${HASHES}.${kind}[chunkId];`
}

/** The hashes of scripts and style sheets, by chunk id. */
interface Hashed {
  js: Record<string, string>
  css: Record<string, string>
}

/** Computes the sha384 of the files of all chunks except the entry. */
function computeHashes(compilation: Compilation, entry: Chunk): Hashed {
  const others = [...compilation.chunks].filter((chunk) => chunk !== entry)
  const ending = (kind: keyof Hashed) =>
    Object.fromEntries(
      others.flatMap(({ id, files }) => {
        const file = [...files].find((name) => name.endsWith(`.${kind}`))
        const bytes = file && compilation.assets[file]?.buffer()
        return bytes ? [[id, createHash('sha384').update(bytes).digest('base64')]] : []
      }),
    )
  return { js: ending('js'), css: ending('css') }
}

/**
 * Inserts the sha384 of a container's chunks and style sheets into its entry, so that the browser runs only files from
 * the build. The page has the hash of the entry (edge/src/pages/document.ts).
 *
 * Hashes are inserted after all file names are final. The entry's name still changes with them, since it depends on the
 * names of the chunks, which depend on their contents.
 */
export class IntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'IntegrityPlugin'
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new Hashes())
      })
      const scripts = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      scripts.createScript.tap(name, (code) => Template.asString([code, demandHash('script', 'js')]))
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation)
      styles.beforeTagInsert.tap(name, (code, { tag }) => Template.asString([code, demandHash(tag, 'css')]))

      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const entry = [...compilation.chunks].find((chunk) => chunk.hasRuntime())
        if (!entry) return
        // Numbers need no quotes as keys.
        const hashes = JSON.stringify(computeHashes(compilation, entry)).replace(/"(\d+|js|css)":/g, '$1:')
        for (const file of entry.files)
          compilation.updateAsset(file, (source) => {
            const [before, after] = source
              .source()
              .toString()
              .split(new RegExp(`["'\`]${PLACEHOLDER}["'\`]`))
            if (before === undefined || after === undefined)
              throw new Error(`${file} has no placeholder for hashes.`)
            return new sources.RawSource(before + hashes + after)
          })
      })
    })
  }
}
