import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describeBuild } from '../../../composition/cli/publish/describe-build'
import { type Budget, findBudget } from './budgets'
import { brotliSize } from './container-files'

interface FirstLoad {
  /** The remote's name; for a lazy page, followed by the name of its chunk. */
  page: string
  files: number
  /** Bytes over the network. */
  brotli: number
  budget: Budget
}

export function exceedsBudget({ files, brotli, budget }: FirstLoad): boolean {
  return brotli > budget.bytes || files > budget.files
}

/** @returns a sentence for each page that exceeds its budget */
export function sizeProblems(loads: readonly FirstLoad[]): string[] {
  return loads
    .filter(exceedsBudget)
    .map(
      ({ page, files, brotli, budget }) =>
        `A first visit of ${page} loads ${Math.ceil(brotli / 1000)} kB of script in ${files} files; its budget is ${budget.bytes / 1000} kB in ${budget.files}. Load code that the first screen does not need later.`,
    )
}

/** True for chunks with translations. They are not pages; a page loads the one in its language. */
const isOfLanguage = (chunk: string) => chunk.startsWith('i18n-')

/** Measures each page's scripts with an empty cache: shell, container, `./module`, page and page parts. */
export async function firstLoads(root: string, remote: string): Promise<FirstLoad[]> {
  const browser = path.join(root, 'shell/dist/browser')
  const { scripts } = JSON.parse(await readFile(path.join(browser, 'assets.json'), 'utf8')) as {
    scripts: string[]
  }
  const folder = path.join(root, remote)
  const { record, pageParts } = await describeBuild(folder)
  const inRemote = (file: string) => path.join(folder, 'dist', file)
  const common = [
    ...scripts.map((file) => path.join(browser, file)),
    ...[record.entry, ...record.scripts].map(inRemote),
  ]
  const pages: [name: string, files: string[]][] = [
    [remote, []],
    ...Object.entries(record.pages ?? {})
      .filter(([name]) => !isOfLanguage(name))
      .map(([name, files]): [string, string[]] => [name, [...files, ...(pageParts[name] ?? [])]]),
  ]
  return Promise.all(
    pages.map(async ([name, own]) => {
      const scriptsOfPage = own.filter((file) => file.endsWith('.js')).map(inRemote)
      const sizes = await Promise.all([...new Set([...common, ...scriptsOfPage])].map(brotliSize))
      return {
        page: name === remote ? remote : `${remote} ${name}`,
        files: sizes.length,
        brotli: sizes.reduce((sum, size) => sum + size, 0),
        budget: findBudget(remote, name),
      }
    }),
  )
}
