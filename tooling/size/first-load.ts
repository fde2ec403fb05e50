import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describeBuild } from '../registry/built-remote'
import { asksForData, type Budget, budgetOf } from './budgets'
import { brotliSize } from './container-files'

export interface FirstLoad {
  /** The remote, for the pages in its expose; the remote and the chunk's name for one loaded by itself. */
  page: string
  files: number
  /** Bytes over the network. */
  brotli: number
  budget: Budget
}

/** Whether a page is heavier than it may be, or comes in more files. */
export function isOver({ files, brotli, budget }: FirstLoad): boolean {
  return brotli > budget.bytes || files > budget.files
}

/** Every script of the shell that is fetched with the first request: axios. */
async function requestScripts(browser: string, inHtml: readonly string[]): Promise<string[]> {
  const scripts = (await readdir(browser)).filter((file) => file.endsWith('.js') && !inHtml.includes(file))
  const contents = await Promise.all(
    scripts.map(async (file) => [file, await readFile(path.join(browser, file), 'utf8')] as const),
  )
  return contents.filter(([, text]) => text.includes('AxiosError')).map(([file]) => file)
}

/** The files of the remote's pages that are loaded by themselves, by name (tooling/webpack/page-list-plugin). */
async function lazyPages(folder: string): Promise<[name: string, files: string[]][]> {
  const [pages, parts] = await Promise.all(
    ['pages.json', 'page-parts.json'].map(
      async (list): Promise<Record<string, string[]>> =>
        JSON.parse(await readFile(path.join(folder, 'dist', list), 'utf8')),
    ),
  )
  return Object.entries(pages ?? {}).map(([name, files]) => [name, [...files, ...(parts?.[name] ?? [])]])
}

/**
 * The scripts a browser fetches on an empty cache for each page of a remote: the shell's, the remote's container and
 * expose, the page's own with what those fetch in turn, and axios where the page asks for its data.
 * @param root the repository, built
 * @param remote the remote's folder name
 */
export async function firstLoads(root: string, remote: string): Promise<FirstLoad[]> {
  const browser = path.join(root, 'shell/dist/browser')
  const { scripts } = JSON.parse(await readFile(path.join(browser, 'assets.json'), 'utf8')) as {
    scripts: string[]
  }
  const folder = path.join(root, remote)
  const { record } = await describeBuild(folder)
  const inRemote = (file: string) => path.join(folder, 'dist', file)
  const ofShell = [...scripts, ...(asksForData(remote) ? await requestScripts(browser, scripts) : [])]
  const common = [
    ...ofShell.map((file) => path.join(browser, file)),
    ...[record.entry, ...record.scripts].map(inRemote),
  ]
  const pages: [name: string, files: string[]][] = [[remote, []], ...(await lazyPages(folder))]
  return Promise.all(
    pages.map(async ([name, own]) => {
      const scriptsOfPage = own.filter((file) => file.endsWith('.js')).map(inRemote)
      const sizes = await Promise.all([...new Set([...common, ...scriptsOfPage])].map(brotliSize))
      return {
        page: name === remote ? remote : `${remote} ${name}`,
        files: sizes.length,
        brotli: sizes.reduce((sum, size) => sum + size, 0),
        budget: budgetOf(remote),
      }
    }),
  )
}
