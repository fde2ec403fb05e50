import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/* What the shop is built and run from is named exactly: another day brings nothing else. */

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const EXACT_IMAGE = /^[a-z][\w./-]*:(\d+\.\d+\.\d+|(?<=postgres:)\d+\.\d+)(-[a-z-]+)?$/
const COMMIT_AND_VERSION = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
const EXACT_RUNNER = /^ubuntu-\d+\.\d+$/

test('images that the Dockerfile is built on are named with their full version', () => {
  const lines = read('deploy/Dockerfile').split('\n')
  const bases = lines.flatMap((line) => /^ARG \w+_IMAGE=(\S+)/.exec(line)?.[1] ?? [])
  expect(bases.length).toBeGreaterThan(0)
  for (const base of bases) expect(base).toMatch(EXACT_IMAGE)
  for (const line of lines.filter((each) => each.startsWith('FROM ')))
    expect(line).toMatch(/^FROM \$\{\w+_IMAGE\}( AS \w+)?$/)
})

test('images of compose are named with their full version', () => {
  const { services } = parse(read('deploy/compose.yaml'), { merge: true }) as {
    services: Record<string, { image: string; build?: object }>
  }
  const foreign = Object.values(services).filter(({ build }) => !build)
  const images = foreign.map(({ image }) => image).filter((image) => !image.startsWith('${SHOP_IMAGE'))
  expect(images).toHaveLength(2)
  for (const image of images) expect(image).toMatch(EXACT_IMAGE)
})

test('Kubernetes runs the image of one release', () => {
  const { images } = parse(read('deploy/kubernetes/kustomization.yaml')) as {
    images: { name: string; newTag: string }[]
  }
  expect(images).toEqual([{ name: 'spice-shop', newTag: JSON.parse(read('package.json')).version }])
})

test.each(readdirSync(path.join(root, '.github/workflows')))('%s names each action by its commit', (file) => {
  const text = read(`.github/workflows/${file}`)
  const valuesOf = (key: string) =>
    [...text.matchAll(new RegExp(`\\b${key}: (.+)`, 'g'))].map(([, value]) => value)
  expect(valuesOf('uses').length).toBeGreaterThan(0)
  for (const action of valuesOf('uses')) expect(action).toMatch(COMMIT_AND_VERSION)
  for (const runner of valuesOf('runs-on')) expect(runner).toMatch(EXACT_RUNNER)
})

test('image and workflows install what the lock file says, and nothing else', () => {
  const files = readdirSync(path.join(root, '.github/workflows')).map((file) => `.github/workflows/${file}`)
  for (const file of ['deploy/Dockerfile', '.ci/run', ...files])
    expect(read(file)).not.toMatch(/npm i(nstall)?\b/)
})
