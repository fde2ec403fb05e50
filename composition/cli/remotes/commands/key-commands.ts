import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { requireEntry } from 'registry/changes/require-entry'
import { newKey as makeKey } from 'registry/keys/new-key'
import {
  ANY_REMOTE,
  addKey as addTo,
  grantPaths,
  type PublishingKey,
  revokeKey as revokeIn,
} from 'registry/keys/publishing-keys'
import { refuseUngranted } from 'registry/keys/refuse-ungranted'
import { refuseOtherKeys } from 'registry/keys/refuse-unsigned'
import { createSigner, keyId } from 'registry/keys/signer'
import { refuse } from 'registry/refusal'
import type { KnownRegistry } from 'registry/registry-store'
import { bucketPolicy } from 'registry/stores/bucket-policy'
import { readS3Place } from 'registry/stores/s3-location'
import { WrongUse } from '../../../../tooling/command-line/command-line'
import { tableLines } from '../output/table'
import type { Command } from './command'

const day = (time: string) => time.slice(0, 10)

export const keys: Command = {
  parameters: '[name]',
  purpose: "list the teams' public signing keys, and the paths they may own",
  async run([asked], { store, isColoured }) {
    const { remotes = {} } = (await store.read()).keys ?? {}
    const named = Object.entries(remotes).filter(([name]) => asked === undefined || name === asked)
    const rows = named.flatMap(([name, { keys: own }]) =>
      own.map(({ id, added, revoked }) => [
        name === ANY_REMOTE ? 'all remotes' : name,
        id,
        day(added),
        revoked ? day(revoked) : '',
      ]),
    )
    const lines = tableLines(['remote', 'key', 'added', 'revoked'], rows, isColoured)
    const granted = named.flatMap(([name, { prefixes, frame }]) =>
      prefixes.length > 0 ? `${name} may own ${prefixes.join(', ')}${frame ? ', in a bare frame' : ''}.` : [],
    )
    return {
      lines: [
        ...(rows.length > 0 ? lines : [`${store.place} has no keys${asked ? ` for ${asked}` : ''}.`]),
        ...granted,
      ],
      json: remotes,
    }
  },
}

export const newKey: Command = {
  parameters: '<file>',
  purpose: "write a team's new private key to a file, and print the public one",
  async run([file = ''], { root }) {
    const key = makeKey()
    const { publicKey } = createSigner(key)
    const target = path.resolve(root, file)
    const pem = key.export({ type: 'pkcs8', format: 'pem' })
    await writeFile(target, pem, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') refuse(`${file} already exists: choose another file name.`)
      throw error
    })
    const id = keyId(publicKey)
    return {
      lines: [
        `${file} contains the private key ${id}: keep it secret.`,
        `A team signs with PUBLISHING_KEY=${file}, the registry's owner with OWNER_KEY=${file}.`,
        `Its public key: ${publicKey}`,
        `The registry's owner can add it with: npm run remotes -- add-key <name> ${publicKey}`,
      ],
      json: { id, publicKey },
    }
  },
}

export const addKey: Command = {
  parameters: '<name> <public key>',
  purpose: "let a key sign for a remote ('*' for all); for the registry's owner",
  async run([name = '', publicKey = ''], { store, owner }) {
    await store.replaceKeys((before) => addTo(before, name, publicKey, new Date()), owner)
    const line = `The key ${keyId(publicKey)} signs for ${name === ANY_REMOTE ? 'all remotes' : name} from now on.`
    return { lines: [line, ...unsignedManifests(await store.read(), name)], json: { id: keyId(publicKey) } }
  },
}

export const revokeKey: Command = {
  parameters: '<name> <key> [date]',
  purpose: "end a key, now or on a date such as 2026-12-31; for the registry's owner",
  async run([name = '', id = '', date], { store, owner }) {
    const from = date === undefined ? new Date() : new Date(date)
    if (Number.isNaN(from.getTime()) || (date !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(date)))
      throw new WrongUse(`'${date}' must be a date such as 2026-12-31.`)
    await store.replaceKeys((before) => revokeIn(before, name, id, from), owner)
    const { keys: after, manifests = new Map() } = await store.read()
    const signed = [...manifests]
      .filter(([, { signature }]) => signature?.key === id)
      .map(([remote]) => remote)
    const warning = signed.map(
      (remote) =>
        `${remote} is still signed with this key. Before that day, sign it with another one: npm run remotes -- sign ${remote}`,
    )
    return {
      lines: [`The key ${id} of ${name} ends on ${day(from.toISOString())}.`, ...warning],
      json: after ?? null,
    }
  },
}

export const grant: Command = {
  parameters: '<name> <paths> [frame]',
  purpose:
    "set which paths a remote may own, such as /tea,/teapots, and whether its pages have a bare frame; for the registry's owner",
  async run([name = '', paths = '', frame], { store, owner }) {
    if (frame !== undefined && frame !== 'bare')
      throw new WrongUse(`'${frame}' is not a frame: use bare, or leave it out.`)
    const prefixes = paths.split(',').filter(Boolean)
    await store.replaceKeys((before) => grantPaths(before, name, prefixes, frame), owner)
    return {
      lines: [`${name} may own ${prefixes.join(', ')} from now on${frame ? ', in a bare frame' : ''}.`],
      json: prefixes,
    }
  },
}

export const policy: Command = {
  parameters: '<holder>',
  purpose: 'print the bucket policy of a key, as JSON: verify, edge, owner, or the name of a remote',
  async run([holder = ''], { store }) {
    if (!store.place.startsWith('s3://'))
      throw new WrongUse(
        `${store.place} is not a bucket. Only a REGISTRY that begins with s3:// has policies.`,
      )
    const of = holder === 'verify' || holder === 'edge' || holder === 'owner' ? holder : { team: holder }
    const json = bucketPolicy(of, readS3Place(store.place))
    return { lines: JSON.stringify(json, null, 2).split('\n'), json }
  },
}

export const sign: Command = {
  parameters: '<name>',
  purpose: "sign a remote's manifest again, with the key in PUBLISHING_KEY",
  async run([name = ''], { store, who, why }) {
    const known = await store.read()
    requireEntry(known.registry, name)
    if (!store.signer) refuse('Set PUBLISHING_KEY to a private key or to a file that contains it.')
    refuseOtherKeys(known, store.signer, name)
    refuseUngranted(known, known.registry, name)
    await store.replace(known.registry, known.tag, [{ who, why, what: 'sign', remote: name }])
    return { lines: [`${name} is signed with the key ${keyId(store.signer.publicKey)}.`], json: null }
  },
}

/** Returns a sentence for each step that is missing before edges accept the remote's manifest. */
function unsignedManifests({ registry, manifests, keys: known }: KnownRegistry, name: string): string[] {
  const own: readonly PublishingKey[] = known?.remotes[name]?.keys ?? []
  const isSigned = own.some(({ id }) => id === manifests?.get(name)?.signature?.key)
  const hasNoPath = name !== ANY_REMOTE && (known?.remotes[name]?.prefixes.length ?? 0) === 0
  return [
    ...(registry.remotes[name] && !isSigned
      ? [
          `Its manifest is not signed with this key yet: PUBLISHING_KEY=<file> npm run remotes -- sign ${name}`,
        ]
      : []),
    ...(hasNoPath ? [`It has no paths yet: npm run remotes -- grant ${name} <paths>`] : []),
  ]
}
