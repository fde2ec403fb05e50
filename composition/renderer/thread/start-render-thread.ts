import { parentPort, workerData } from 'node:worker_threads'
import { onMalformed } from 'shared-contracts/http'
import { findRoute } from '../../runtime/find-route'
import type { RenderTask } from '../rendered-page'
import type { NumberedQuestion, Question, Word, WorkerResponses } from '../worker-messages'
import { closeThread } from './closed-thread'
import { createStyles } from './css/styles'
import { describeModule, knownNames } from './description/describe-module'
import { loadServerModule } from './load-server-module'
import { possibleRoutes } from './possible-routes'
import { renderPage } from './render-page'
import type { Site } from './site'

const NOWHERE = 'http://127.0.0.1:9'

/** Starts rendering one version's pages. Call once, in the entry of a shell's build for servers. */
export function startRenderThread<Content>(site: Site<Content>): void {
  const task = workerData as RenderTask
  const say = (word: Word) => parentPort?.postMessage(word)

  closeThread([task.apiOrigin, task.filesOrigin])

  // Malformed fields are reported to the edge, because a closed thread has no `process` that could print a warning.
  onMalformed((field) => say({ kind: 'malformed', field }))

  const unconnectedStore = () => site.createStore({ ...task, apiOrigin: NOWHERE, filesOrigin: NOWHERE })
  // Read before the remote adds its own names, which it does when its first page is rendered.
  const commonNames = knownNames(unconnectedStore())
  const module = loadServerModule(task.remote, task.filesOrigin)
  const styles = createStyles(task)

  /** Renders once in advance, because the first page of a thread is many times slower, and no shopper should wait for it. */
  async function warmUp() {
    const loaded = await module
    await renderPage('/', { site, task, module: loaded, styles }).catch(() => undefined)
  }

  warmUp().then(
    () => say({ kind: 'ready' }),
    (error) => say({ kind: 'unfit', message: String(error) }),
  )

  async function answer(question: Question<Content>): Promise<WorkerResponses[Question['kind']]> {
    const loaded = await module
    switch (question.kind) {
      case 'page':
        return renderPage(question.path, { site, task, module: loaded, styles, content: question.content })
      case 'route': {
        const { pathname } = site.splitLanguage(question.path)
        return findRoute({ routes: possibleRoutes(loaded.routes, pathname) }, pathname)?.route.path
      }
      case 'addresses':
        return (await loaded.addresses?.(site.createStore(task).dispatch)) ?? []
      case 'search-entries':
        return (await loaded.searchEntries?.(site.createStore(task, question.content).dispatch)) ?? []
      case 'description':
        return describeModule(loaded, task.remote, commonNames, unconnectedStore)
      case 'private-paths':
        return loaded.routes.filter(({ isPrivate }) => isPrivate).map((route) => route.path)
    }
  }

  parentPort?.on('message', (question: NumberedQuestion<Content>) => {
    answer(question).then(
      (value) => say({ kind: 'answer', id: question.id, value }),
      (error) => say({ kind: 'refusal', id: question.id, message: error?.stack ?? String(error) }),
    )
  })
}
