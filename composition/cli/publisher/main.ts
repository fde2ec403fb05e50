import { userInfo } from 'node:os'
import { readSigner } from 'registry/keys/signer'
import { s3Store } from 'registry/stores/s3-store'
import { describeError } from '../../../tooling/command-line/describe-error'
import { parseCommand } from '../../../tooling/command-line/parsed-command'
import { publishPacked } from '../publish/packed-version'
import { publishedManifests } from '../remotes/output/published-manifests'

/* `npm run publisher -w tooling` bundles this into one file. A job with a publishing key runs that file with plain Node,
   so that neither npm nor a development tool runs with access to the key. */

const { values, positionals } = parseCommand({
  command: 'node publisher.cjs',
  parameters: '<folder>',
  purpose: 'Publishes what `npm run remotes -- pack` wrote, without making it live.',
  options: { why: { type: 'string', value: '<reason>', purpose: 'reason for the log' } },
  settings: {
    REGISTRY: 's3://bucket/prefix?endpoint=…',
    PUBLISHING_KEY: "the team's private key, or a file that contains it",
    GITHUB_ACTOR: 'name for the log (default: your user name)',
  },
})

async function publish(folder: string): Promise<void> {
  const { REGISTRY = '', GITHUB_ACTOR } = process.env
  if (!REGISTRY.startsWith('s3://'))
    throw new Error(`REGISTRY must be a bucket such as s3://bucket/registry, not '${REGISTRY}'.`)
  const store = s3Store(REGISTRY, readSigner('PUBLISHING_KEY', process.env))
  const who = GITHUB_ACTOR ?? userInfo().username
  const published = await publishPacked(folder, { store, audience: 'nobody', who, why: values.why })
  for (const line of await publishedManifests(published, store)) console.log(line)
}

publish(positionals[0] ?? '').catch((error: unknown) => {
  console.error(describeError(error))
  process.exitCode = 1
})
