import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of a shell's build that an edge needs. */
export interface ShellFiles {
  /** The files of the first page load, below `browser`. */
  scripts: string[]
  styles: string[]
  /** The text of the style sheets, for the rules that a page carries itself. */
  css: string
  /** The build for servers: the thread that renders pages. */
  workerFile: string
}

/**
 * @param dist where the shell's build is
 * @throws Error if something of it is missing
 */
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
