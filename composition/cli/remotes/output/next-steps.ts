import type { RegistryEntry } from 'shared-contracts/remote/registry'

const RUN = 'npm run remotes --'

/** Returns a team's possible next steps with a remote: one command per line. */
export function nextSteps(name: string, { lastGood, canary }: RegistryEntry): string[] {
  // While a canary runs, `rollback` is refused, because it would replace the live version instead.
  if (canary)
    return [
      `To make it live for everyone: ${RUN} promote ${name} ${canary.version}`,
      `To end the canary: ${RUN} canary ${name} ${canary.version} 0`,
    ]
  return lastGood ? [`To go back to ${lastGood}: ${RUN} rollback ${name}`] : []
}

/** Returns a team's possible next steps with a published version that no visit gets. */
export function stepsFromNobody(name: string, version: string): string[] {
  return [
    `To make it live for everyone: ${RUN} promote ${name} ${version}`,
    `For 10% of visits: ${RUN} canary ${name} ${version} 10`,
  ]
}
