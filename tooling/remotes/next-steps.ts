import type { RegistryEntry } from 'shared-contracts/remote/registry'

const RUN = 'npm run remotes --'

/** What may be done next with a remote, a line each: the commands as they are typed. */
export function nextSteps(name: string, { lastGood, canary }: RegistryEntry): string[] {
  return [
    ...(canary
      ? [
          `The canary for everyone: ${RUN} promote ${name} ${canary.version}`,
          `The canary for nobody: ${RUN} canary ${name} ${canary.version} 0`,
        ]
      : []),
    ...(lastGood ? [`Back to ${lastGood}: ${RUN} rollback ${name}`] : []),
  ]
}

/** The same for a version that is published and that no visit gets. */
export function stepsFromNobody(name: string, version: string): string[] {
  return [
    `For everyone: ${RUN} promote ${name} ${version}`,
    `For one visit in ten: ${RUN} canary ${name} ${version} 10`,
  ]
}
