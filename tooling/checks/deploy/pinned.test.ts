import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

/* Everything that the shop is built from or runs on is pinned, so that every build gives the same result. */

const root = path.resolve(__dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const EXACT_IMAGE = /^[a-z][\w./-]*:(\d+\.\d+\.\d+|(?<=postgres:)\d+\.\d+)(-[a-z-]+)?$/

test('the base images of the Dockerfile have their full version', () => {
  const lines = read('deploy/Dockerfile').split('\n')
  const bases = lines.flatMap((line) => /^ARG \w+_IMAGE=(\S+)/.exec(line)?.[1] ?? [])
  expect(bases.length).toBeGreaterThan(0)
  for (const base of bases) expect(base).toMatch(EXACT_IMAGE)
  for (const line of lines.filter((each) => each.startsWith('FROM ')))
    expect(line).toMatch(/^FROM \$\{\w+_IMAGE\}( AS \w+)?$/)
})

test('the Compose images are pinned to a full version', () => {
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

test('the image and .ci/run install exactly the lock file', () => {
  for (const file of ['deploy/Dockerfile', '.ci/run']) expect(read(file)).not.toMatch(/npm i(nstall)?\b/)
})
