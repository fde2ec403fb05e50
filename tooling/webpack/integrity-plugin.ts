import { createHash } from 'node:crypto'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack'

const { RuntimeGlobals, RuntimeModule, Template, sources } = webpack

/** Stands in the container's entry until all other files have their last byte. */
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

/** A chunk without a hash gets one that no file has: it is refused. */
function demandHash(tag: string, kind: keyof Hashed): string {
  return `${tag}.integrity = "sha384-" + ${HASHES}.${kind}[chunkId];`
}

/** By the chunk's id. */
interface Hashed {
  js: Record<string, string>
  css: Record<string, string>
}

/** The sha384 of the files of each chunk but the entry's. */
function hashesOf(compilation: Compilation, entry: Chunk): Hashed {
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
 * Has a container's entry name the sha384 of its chunks and styles, so that the browser runs no other files than were
 * built. The page names the entry's own (shell/edge/pages/document.ts).
 *
 * A file's name changes with its content and stands in the entry as well, whose own name changes then: the hashes are put
 * in after all names are final.
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
        const hashes = JSON.stringify(hashesOf(compilation, entry)).replace(/"(\d+|js|css)":/g, '$1:')
        for (const file of entry.files)
          compilation.updateAsset(file, (source) => {
            const [before, after] = source
              .source()
              .toString()
              .split(new RegExp(`["'\`]${PLACEHOLDER}["'\`]`))
            if (before === undefined || after === undefined)
              throw new Error(`${file} has no place for the hashes of its files.`)
            return new sources.RawSource(before + hashes + after)
          })
      })
    })
  }
}
