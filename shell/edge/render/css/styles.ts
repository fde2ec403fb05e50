import type { RenderTask } from '../rendered-page'
import { fetchFile } from '../thread/load-server-module'
import { readSheet, type Sheet, usedNames } from './critical-css'

/** The style sheets of a remote's pages, each fetched and read once. */
export function createStyles({ remote, shellCss, filesOrigin }: RenderTask) {
  const shell = readSheet(shellCss)
  const sheets = new Map<string, Promise<Sheet>>()

  function sheet(file: string): Promise<Sheet> {
    const known = sheets.get(file)
    if (known) return known
    const reading = fetchFile(remote, file, filesOrigin).then(readSheet)
    sheets.set(file, reading)
    reading.catch(() => sheets.delete(file))
    return reading
  }

  return {
    /**
     * The rules that a page needs, in the order in which the browser has the sheets: the shell's, the container's, the
     * page's own.
     */
    async criticalCss(html: string, pageFiles: readonly string[]): Promise<string> {
      const files = [...remote.styles, ...pageFiles.filter((file) => file.endsWith('.css'))]
      const all = [shell, ...(await Promise.all([...new Set(files)].map(sheet)))]
      const used = usedNames(html)
      return all.map((one) => one(used)).join('')
    },
  }
}

export type Styles = ReturnType<typeof createStyles>
