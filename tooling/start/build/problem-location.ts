import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A syntax error of TypeScript, with its line in the source, as swc draws it: `,-[file:line:column]`. */
const TYPESCRIPT = /[,╭][-─]\[(.+):(\d+):\d+\]/
/** A syntax error of CSS. */
const CSS = /^\s*\((\d+):\d+\) (\S+\.css)/m
/** An import of a missing file. Webpack's line number is that of the compiled file. */
const MISSING = /ERROR in (\S+) [\d:-]+\s+Module not found: Error: Can't resolve '([^']+)'/
const OTHER = /ERROR in (\S+\.\w+)(?: (\d+):\d+)?/

/** Locates a build's first problem, as in 'product-cards.tsx:28'. @param output the output without colours */
export function problemLocation(output: string, folder: string): string | undefined {
  const typescript = TYPESCRIPT.exec(output)
  if (typescript) return placed(typescript[1], typescript[2])
  const css = CSS.exec(output)
  if (css) return placed(css[2], css[1])
  const missing = MISSING.exec(output)
  if (missing) return placed(missing[1], lineOfImport(path.resolve(folder, missing[1] ?? ''), missing[2]))
  const other = OTHER.exec(output)
  return other ? placed(other[1], other[2]) : undefined
}

const placed = (file = '', line?: number | string) => path.basename(file) + (line ? `:${line}` : '')

function lineOfImport(file: string, imported = ''): number | undefined {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.findIndex((line) => line.includes(imported)) + 1 || undefined
  } catch {
    return undefined
  }
}
