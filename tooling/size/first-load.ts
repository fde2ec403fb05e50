import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describeBuild } from '../registry/built-remote'
import { brotliSize } from './container-files'

export interface FirstLoad {
  file: string
  brotli: number
}

/** Every script of the shell that a first visit fetches besides those in the HTML: axios, with the first request. */
async function requestScripts(browser: string, inHtml: readonly string[]): Promise<string[]> {
  const scripts = (await readdir(browser)).filter((file) => file.endsWith('.js') && !inHtml.includes(file))
  const contents = await Promise.all(
    scripts.map(async (file) => [file, await readFile(path.join(browser, file), 'utf8')] as const),
  )
  return contents.filter(([, text]) => text.includes('AxiosError')).map(([file]) => file)
}

/**
 * The scripts a browser fetches for the first page of a remote on an empty cache: the shell's, the remote's
 * container and expose, and axios for its data.
 * @param root the repository, built
 * @param remote the remote's folder name
 */
export async function firstLoad(root: string, remote: string): Promise<FirstLoad[]> {
  const browser = path.join(root, 'shell/dist/browser')
  const { scripts } = JSON.parse(await readFile(path.join(browser, 'assets.json'), 'utf8')) as {
    scripts: string[]
  }
  const { record } = await describeBuild(path.join(root, remote))
  const files = [
    ...[...scripts, ...(await requestScripts(browser, scripts))].map((file) => path.join(browser, file)),
    ...[record.entry, ...record.scripts].map((file) => path.join(root, remote, 'dist', file)),
  ]
  return Promise.all(
    files.map(async (file) => ({ file: path.relative(root, file), brotli: await brotliSize(file) })),
  )
}
