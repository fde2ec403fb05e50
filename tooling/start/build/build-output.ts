import { stripVTControlCharacters } from 'node:util'

/** The finished build of one package. */
export interface PackageBuild {
  name: string
  /** False if it came from the task cache. */
  isFresh: boolean
  /** Everything that it printed, without colours. */
  output: string
}

/** The output of `lerna run build` so far. */
interface BuildOutput {
  /** The number of packages to build; 0 until it is printed. */
  count: number
  finished: PackageBuild[]
  /** The names of packages that failed; empty until all builds have ended. */
  failed: string[]
}

/** Printed by Lerna when a build has ended, followed by the build's output. */
const HEADING = /^> (\S+):build(?: +\[(.+)\])?$/m

export function readBuildOutput(text: string): BuildOutput {
  const [beginning = '', ...parts] = stripVTControlCharacters(text).split(HEADING)
  const count = /Running target build for (?:(\d+) projects|project )/.exec(beginning)
  const finished: PackageBuild[] = []
  for (let index = 0; index < parts.length; index += 3) {
    const [name = '', cache, output = ''] = parts.slice(index, index + 3)
    // The heading can arrive before the output.
    if (output.trim()) finished.push({ name, isFresh: cache === undefined, output })
  }
  const [, ...ending] = (parts.at(-1) ?? '').split('Failed tasks:')
  const failed = [...ending.join('').matchAll(/^- (\S+):build$/gm)].map(([, name = '']) => name)
  return { count: count ? Number(count[1] ?? 1) : 0, finished, failed }
}
