import { LRUCache } from 'lru-cache'
import type { RenderTask } from '../../rendered-page'
import { fetchFile } from '../load-server-module'
import { readSheet, type Sheet, usedNames } from './critical-css'

/** Maximum number of cached results, enough for all kinds of pages of a remote. */
const KEPT = 100

/** Caches a remote's style sheets, each fetched and parsed once, and the critical CSS of pages with the same needs. */
export function createStyles({ remote, shellCss, filesOrigin }: RenderTask) {
  const shell = readSheet(shellCss)
  const sheets = new Map<string, Promise<Sheet>>()
  const written = new LRUCache<string, string>({ max: KEPT })

  function sheet(file: string): Promise<Sheet> {
    const known = sheets.get(file)
    if (known) return known
    const reading = fetchFile(remote, file, filesOrigin).then(readSheet)
    sheets.set(file, reading)
    reading.catch(() => sheets.delete(file))
    return reading
  }

  return {
    /** Returns the rules that a page needs, in the browser's order of sheets: the shell's, the container's, the page's own. */
    async criticalCss(html: string, pageFiles: readonly string[]): Promise<string> {
      const files = [...new Set([...remote.styles, ...pageFiles.filter((file) => file.endsWith('.css'))])]
      const used = usedNames(html)
      const needs = [files, [...used.classes], [...used.tags]].map((names) => names.join(' ')).join('\n')
      const known = written.get(needs)
      if (known !== undefined) return known
      const css = [shell, ...(await Promise.all(files.map(sheet)))].map((one) => one(used)).join('')
      written.set(needs, css)
      return css
    },
  }
}

export type Styles = ReturnType<typeof createStyles>
