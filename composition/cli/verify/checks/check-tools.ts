import type { Registry } from 'shared-contracts/remote/registry'

/** @returns a sentence for each tool name that another remote uses; browsers identify tools only by name */
export function toolNameProblems(remote: string, tools: readonly string[], registry: Registry): string[] {
  return tools.flatMap((tool) => {
    const owner = Object.entries(registry.remotes).find(
      ([other, { live, canary, versions }]) =>
        other !== remote &&
        [live, canary?.version ?? live].some((version) => versions[version]?.tools?.includes(tool)),
    )?.[0]
    return owner ? [`The tool '${tool}' belongs to ${owner}: choose another name.`] : []
  })
}
