import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of a shell's build that an edge needs. */
export interface ShellFiles {
  /** The files of the first page load, in `browser`. */
  scripts: string[]
  styles: string[]
  /** The text of the style sheets, from which pages inline rules. */
  css: string
  /** The file of the build for servers: the thread that renders pages. */
  workerFile: string
}

/** @param dist folder of the shell's build @throws Error if something is missing */
export function readShellFiles(dist: string): ShellFiles {
  const read = (file: string) => readFileSync(path.join(dist, 'browser', file), 'utf8')
  const lists: Pick<ShellFiles, 'scripts' | 'styles'> = JSON.parse(read('assets.json'))
  const [worker = ''] = readdirSync(path.join(dist, 'server'))
  return {
    ...lists,
    css: lists.styles.map(read).join(''),
    workerFile: path.join(dist, 'server', worker),
  }
}
