import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveRemote } from 'shared-contracts/remote'
import { describeError } from '../../../tooling/command-line/describe-error'
import { createRenderer, type Renderer } from '../../renderer/renderer'
import type { ModuleDescription } from '../../renderer/thread/description/describe-module'

/** Generous, because build machines are busy. */
const PAGE_PATIENCE_MS = 10_000
/** Unreachable: pages must also render without their data. */
const NO_API = 'http://127.0.0.1:9'

interface Examined {
  workerFile: string
  remote: LiveRemote
  readFile: (file: string) => Promise<Buffer>
}

/** Loads a remote in a shell's thread as the edge does, lists its parts, renders its pages, ends the thread. */
export async function examineModule({ workerFile, remote, readFile }: Examined): Promise<ModuleDescription> {
  const files = createServer(({ url = '' }, response) => {
    readFile(url.slice(remote.base.length)).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve))
  const filesOrigin = `http://127.0.0.1:${(files.address() as AddressInfo).port}`
  const task = { remote, apiOrigin: NO_API, filesOrigin, publicOrigin: 'https://shop.example', shellCss: '' }
  const renderer = createRenderer(workerFile, task, () => {}, PAGE_PATIENCE_MS)
  try {
    const description = await renderer.description()
    const problems = await renderProblems(renderer, description)
    return { ...description, problems: [...description.problems, ...problems] }
  } catch (error) {
    const problem = renderer.isUnfit()
      ? `It cannot be loaded on a server (${firstLine(error)}): import only what it bundles or the shell provides, and do not use window, document or storage while loading.`
      : `Its register() throws on a server (${firstLine(error)}): it may only register its own parts.`
    return { problems: [problem], routes: [], endpoints: [], slices: [], events: [] }
  } finally {
    await renderer.close()
    files.closeAllConnections()
    files.close()
  }
}

async function renderProblems(renderer: Renderer, { routes }: ModuleDescription): Promise<string[]> {
  const problems: string[] = []
  for (const { path } of routes)
    await renderer.page(path.replace(/:\w+\??/g, 'example')).catch((error: unknown) => {
      problems.push(
        `The page ${path} cannot be rendered on a server (${firstLine(error)}): use browser objects only in effects, and make it render without data.`,
      )
    })
  return problems
}

function firstLine(error: unknown): string {
  const [line = ''] = describeError(error).split('\n')
  return line.replace(/^(\w*Error): /, '')
}
