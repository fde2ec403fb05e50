import { examineSettings, readSetVariables } from 'shared-contracts/platform/settings/examine-settings'
import { listApiNeeds, listEdgeNeeds } from 'shared-contracts/platform/settings/public-needs'
import { isPublicOrigin } from 'shared-contracts/platform/settings/public-origin'
import { apiSettings, edgeSettings } from 'shared-contracts/platform/settings/settings'
import { registryPlace, resolveDataFolder } from '../../composition/cli/publish/registry-location'
import { type Finding, right } from './finding'
import { lookAtBackups } from './look-at-backups'
import { lookAtDatabase } from './look-at-database'
import { lookAtFolder } from './look-at-folder'
import { lookAtGateways } from './look-at-gateways'
import { lookAtMail } from './look-at-mail'
import { lookAtNode } from './look-at-node'
import { lookAtRegistry } from './look-at-registry'
import { lookAtTranslations } from './look-at-translations'

export const SERVERS = ['api', 'edge'] as const
export type ServerName = (typeof SERVERS)[number]

/** Checks everything that a server needs here, changing nothing. @returns a finding for each, right or wrong */
export async function examine(
  servers: readonly ServerName[],
  environment: NodeJS.ProcessEnv,
  root: string,
): Promise<Finding[]> {
  const env = readSetVariables(environment)
  const isPublic = isPublicOrigin(env.PUBLIC_ORIGIN)
  const kind = isPublic
    ? `The shop is public, at ${env.PUBLIC_ORIGIN}.`
    : 'The shop is only for this machine.'
  const found = await Promise.all([
    right(kind),
    lookAtNode(process.versions.node),
    ...(servers.includes('api') ? [examineSettings(apiSettings, env, listApiNeeds)] : []),
    ...(servers.includes('edge') ? [examineSettings(edgeSettings, env, listEdgeNeeds)] : []),
    ...(servers.includes('api') ? ofApi(env, isPublic, root) : []),
    ...(servers.includes('edge') ? [lookAtRegistry(findRegistry(env, root), isPublic)] : []),
  ])
  return withoutDoubles(found.flat())
}

function ofApi(
  env: Record<string, string>,
  isPublic: boolean,
  root: string,
): (Finding[] | Promise<Finding | Finding[]>)[] {
  const dataFolder = resolveDataFolder(env, root)
  return [
    lookAtFolder(dataFolder),
    lookAtBackups(env.BACKUP_TO, dataFolder),
    // The check of the settings already reports a public shop without a database or mail server.
    ...(env.DATABASE_URL || !isPublic ? [lookAtDatabase(env, dataFolder, root)] : []),
    ...(env.SMTP_URL || !isPublic ? [lookAtMail(env.SMTP_URL)] : []),
    ...(isPublic ? [lookAtGateways(env)] : []),
    ...(isPublic && env.DATABASE_URL ? [lookAtTranslations(env.DATABASE_URL)] : []),
  ]
}

/** Returns the edge's registry. It may belong to a deployed shop, which commands never change. */
function findRegistry(env: Record<string, string>, root: string): string {
  return env.REGISTRY && /^https?:/.test(env.REGISTRY) ? env.REGISTRY : registryPlace(env, root)
}

/** Removes duplicates: api and edge share settings. */
function withoutDoubles(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((each) => [each.sentence, each])).values()]
}
