import { signatureProblem } from 'registry/keys/signature-problem'
import type { LogVerdict } from 'registry/manifests/log-chain'
import { SHELL } from 'registry/manifests/manifest'
import type { KnownRegistry, RegistryStore } from 'registry/registry-store'
import type { Outcome } from '../commands/command'

interface SignatureVerdict {
  signatureIs?: 'right' | 'wrong'
  signatureProblem?: string
}

/** Verifies that logs are unchanged and their last entries signed. @param asked a remote; undefined for all */
export async function provenLog(store: RegistryStore, asked: string | undefined): Promise<Outcome> {
  const known = await store.read()
  const verdicts = (await store.checkLog()).filter(({ log }) => asked === undefined || log === asked)
  const json = verdicts.map((verdict) => ({ ...verdict, ...checkSignature(verdict, known) }))
  return {
    lines: json.map(formatLine),
    json,
    isBad: json.some(({ problem, signatureIs }) => problem !== undefined || signatureIs === 'wrong'),
  }
}

/** Checks the manifest's signature if the registry has keys. It covers the last entry, and so all before it. */
function checkSignature({ log }: LogVerdict, { manifests, keys }: KnownRegistry): SignatureVerdict {
  const manifest = manifests?.get(log)
  if (!keys || !manifest || log === SHELL) return {}
  const problem = signatureProblem(log, manifest, keys, Date.now())
  return {
    signatureIs: problem === undefined ? 'right' : 'wrong',
    ...(problem && { signatureProblem: problem }),
  }
}

type Proven = LogVerdict & SignatureVerdict

function formatLine({ log, count, problem, signatureIs, signatureProblem: wrong }: Proven): string {
  if (problem !== undefined) return `${log}: ${problem}.`
  if (wrong !== undefined) return `${log}: its manifest ${wrong}.`
  const signed = signatureIs === 'right' ? ', and the last one is signed' : ''
  return `${log}: ${count} ${count === 1 ? 'entry' : 'entries'}, all unaltered${signed}.`
}
