import { readSheet, type Sheet } from './critical-css'
import { fetchFile } from './load-server-module'
import type { RenderTask } from './rendered-page'

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
    /** In the order in which the browser has them: the shell's, the container's, the page's own. */
    async sheetsFor(pageFiles: readonly string[]): Promise<Sheet[]> {
      const files = [...remote.styles, ...pageFiles.filter((file) => file.endsWith('.css'))]
      return [shell, ...(await Promise.all([...new Set(files)].map(sheet)))]
    },
  }
}

export type Styles = ReturnType<typeof createStyles>
