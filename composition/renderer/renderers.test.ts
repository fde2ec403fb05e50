import { once } from 'node:events'
import type { LiveRemote } from 'shared-contracts/remote'
import type { Renderer } from './renderer'
import { createRenderers } from './renderers'
import { eventually } from './testing/eventually'
import { workerOnDisk } from './testing/worker-on-disk'

const remote = (name: string, version: string): LiveRemote => ({
  name,
  version,
  contract: '1.0.0',
  prefixes: ['/'],
  base: `/remotes/${name}/${version}/`,
  entry: 'entry.js',
  scripts: [],
  styles: [],
  integrity: {},
})
const content = remote('mf-content', '1')
const catalog = remote('mf-catalog', '1')

/** Worker code that reports the version it renders, and behaves as the path says. */
const obedient = `
  if (question.path === '/throw') return say({ kind: 'refusal', id: question.id, message: 'broken' })
  if (question.path === '/silence') return
  if (question.path === '/malformed') say({ kind: 'malformed', field: 'product.price' })
  if (question.path === '/loop') for (;;);
  if (question.path === '/environment')
    return say({ kind: 'answer', id: question.id, value: { kind: 'redirection', path: JSON.stringify(process.env) } })
  if (question.path === '/exit') process.exit()
  if (question.path === '/eat') { const eaten = []; for (;;) eaten.push(Array(1e6).fill(question)) }
  say({ kind: 'answer', id: question.id, value: { kind: 'redirection', path: task.remote.version } })`

let worker: Awaited<ReturnType<typeof workerOnDisk>>
let renderers: ReturnType<typeof createRenderers>

async function start(first?: string) {
  worker = await workerOnDisk(obedient, first)
  renderers = createRenderers({
    workerFile: worker.file,
    apiOrigin: 'http://127.0.0.1:9',
    publicOrigin: 'http://127.0.0.1:9',
    filesOrigin: () => 'http://127.0.0.1:9',
    shellCss: '',
  })
}
afterEach(async () => {
  await renderers.close()
  await worker.remove()
})

const isRefused = (renderer: Renderer, reason: string) =>
  renderer.page('/').then(
    () => false,
    (error) => error.reason === reason,
  )
const versionShown = async (one: LiveRemote) => renderers.rendererFor(one).page('/')

test('two versions of a remote are rendered at the same time', async () => {
  await start()
  const next = { ...content, version: '2' }
  await renderers.prepare([content, next])
  expect(await Promise.all([versionShown(content), versionShown(next)])).toEqual([
    { kind: 'redirection', path: '1' },
    { kind: 'redirection', path: '2' },
  ])
})

test.each(['/throw', '/silence', '/exit', '/eat'])(
  'a remote that fails on the server (%s) affects only its own pages',
  async (path) => {
    await start()
    await renderers.prepare([content, catalog])
    await expect(renderers.rendererFor(content).page(path)).rejects.toThrow()
    expect(await versionShown(catalog)).toEqual({ kind: 'redirection', path: '1' })
  },
)

test('a remote that never finishes is terminated, and another thread renders its next page', async () => {
  await start()
  await renderers.prepare([content])
  const stuck = renderers.rendererFor(content)
  await expect(stuck.page('/loop')).rejects.toMatchObject({ reason: 'late' })
  await eventually(() => isRefused(stuck, 'unfit'))
  await eventually(() => renderers.rendererFor(content) !== stuck)
  await renderers.prepare([content])
  expect(await versionShown(content)).toEqual({ kind: 'redirection', path: '1' })
})

test('a remote cannot see the edge’s environment, such as its keys', async () => {
  process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
  await start()
  await renderers.prepare([content])
  expect(await renderers.rendererFor(content).page('/environment')).toEqual({
    kind: 'redirection',
    path: '{}',
  })
})

test('a field that a page could not read causes a warning, and the page is rendered', async () => {
  const warned = once(process, 'warning')
  await start()
  await renderers.prepare([content])
  expect(await renderers.rendererFor(content).page('/malformed')).toEqual({ kind: 'redirection', path: '1' })
  expect(String((await warned)[0])).toContain('product.price')
})

test('an unusable build is reported immediately for every page', async () => {
  await start(`say({ kind: 'unfit', message: 'No server build.' })`)
  await renderers.prepare([content])
  await expect(versionShown(content)).rejects.toMatchObject({ reason: 'unfit', message: 'No server build.' })
})

test('threads of versions that are no longer live end', async () => {
  await start()
  await renderers.prepare([content, catalog])
  const old = renderers.rendererFor(content)
  renderers.keepOnly([{ ...content, version: '2' }, catalog])
  expect(await old.page('/')).toEqual({ kind: 'redirection', path: '1' })
  await eventually(() => isRefused(old, 'unfit'))
  expect(await versionShown(catalog)).toEqual({ kind: 'redirection', path: '1' })
})
