import type { Registry } from 'shared-contracts/remote/registry'

/**
 * Browsers identify a tool only by its name, which does not say whose it is.
 * @returns a sentence for each name that a tool of another remote has, in a version that visits get
 */
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
