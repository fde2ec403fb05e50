import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseAllDocuments } from 'yaml'
import { watched } from './watched'

/* Checks the manifests against Kubernetes' own API schemas, from the package kubernetes-models. */

const folder = path.resolve(__dirname, '../../../deploy/kubernetes')
const files = readdirSync(folder).filter((file) => file !== 'kustomization.yaml')

interface Manifest {
  apiVersion: string
  kind: string
}
interface Model {
  /** @throws Error with the name of each invalid field */
  validate: (this: object) => void
}
type Models = Record<string, { prototype: Model } | undefined>

const load = createRequire(__filename)

function readManifests(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(path.join(folder, file), 'utf8')).map((document) => document.toJS())
}

/** @returns fields that are not in the schema @throws Error if the kind is unknown or a field is invalid */
function check(manifest: Manifest): string[] {
  const models = load(`kubernetes-models/${manifest.apiVersion}`) as Models
  const Kind = models[manifest.kind]
  if (!Kind) throw new Error(`${manifest.apiVersion} has no ${manifest.kind}.`)
  const { value, unread } = watched(manifest)
  // Don't make an instance: its constructor copies, and so reads, every field.
  Kind.prototype.validate.call(value)
  return unread()
}

describe.each(files)('%s', (file) => {
  test.each(readManifests(file).map((manifest) => [manifest.kind, manifest] as const))(
    '%s',
    (_, manifest) => {
      expect(check(manifest)).toEqual([])
    },
  )
})

describe('a manifest is refused', () => {
  const container = { name: 'api', image: 'spice-shop' }
  const deployment = (changed: object) => ({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    spec: {
      selector: { matchLabels: { app: 'api' } },
      template: { spec: { containers: [{ ...container, ...changed }] } },
    },
  })

  test('if a field has a wrong value', () => {
    expect(() => check(deployment({ ports: [{ containerPort: 'http' }] }))).toThrow(
      'containers/0/ports/0/containerPort must be integer',
    )
  })

  test('if a field is missing', () => {
    expect(() => check(deployment({ livenessProbe: { httpGet: { path: '/healthz' } } }))).toThrow('port')
  })

  test('if a field is misspelt', () => {
    expect(check(deployment({ livenesProbe: {} }))).toEqual(['/spec/template/spec/containers/0/livenesProbe'])
  })
})
