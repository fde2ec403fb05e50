import { workerOnDisk } from '../../renderer/testing/worker-on-disk'
import { examineModule } from './examine-module'

const remote = {
  ...{ name: 'mf-tea', version: '1', contract: '1.0.0', prefixes: ['/tea'], base: '/remotes/mf-tea/1/' },
  ...{ entry: 'entry.js', scripts: [], styles: [], server: 'server/server.cjs', integrity: {} },
}

/** A shell's thread that describes a remote with one route for each behaviour. */
const answers = `
  const answer = (value) => say({ kind: 'answer', id: question.id, value })
  if (question.kind === 'description')
    return answer({
      problems: ['It has no name: name it.'],
      routes: [{ path: '/tea' }, { path: '/tea/:id' }, { path: '/tea/loop' }],
      endpoints: ['mfTeaGetTins'], slices: [], events: [],
    })
  if (question.path === '/tea/loop') process.exit()
  if (question.path === '/tea/example')
    return say({ kind: 'refusal', id: question.id, message: 'ReferenceError: window is not defined\\n  at Pot' })
  answer({ kind: 'page' })`

let worker: Awaited<ReturnType<typeof workerOnDisk>>
afterEach(() => worker.remove())

const examine = () =>
  examineModule({ workerFile: worker.file, remote, readFile: async () => Buffer.from('') })

test('each page that a server cannot render is named, with the error and what to do', async () => {
  worker = await workerOnDisk(answers)
  const { problems, endpoints } = await examine()
  expect(endpoints).toEqual(['mfTeaGetTins'])
  expect(problems).toEqual([
    'It has no name: name it.',
    'The page /tea/:id cannot be rendered on a server (window is not defined): use browser objects only in effects, and make it render without data.',
    'The page /tea/loop cannot be rendered on a server (The render worker has ended.): use browser objects only in effects, and make it render without data.',
  ])
})

test('a remote that throws when loaded is refused with one sentence', async () => {
  worker = await workerOnDisk(
    '',
    `say({ kind: 'unfit', message: 'ReferenceError: localStorage is not defined' })`,
  )
  expect(await examine()).toEqual({
    problems: [
      'It cannot be loaded on a server (localStorage is not defined): import only what it bundles or the shell provides, and do not use window, document or storage while loading.',
    ],
    ...{ routes: [], endpoints: [], slices: [], events: [] },
  })
})

test('a remote that throws when registered is refused with one sentence', async () => {
  worker = await workerOnDisk(
    `say({ kind: 'refusal', id: question.id, message: "Error: Two slices are named 'mf-tea/pot'." })`,
  )
  const { problems } = await examine()
  expect(problems).toEqual([
    "Its register() throws on a server (Two slices are named 'mf-tea/pot'.): it may only register its own parts.",
  ])
})
