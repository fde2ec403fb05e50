import type { Registry, RemoteVersion } from 'shared-contracts/remote/registry'

type Kind = 'endpoints' | 'slices' | 'events'
type Names = Pick<RemoteVersion, Kind>

/** Prefixes of a remote's names, so that no two remotes can use the same name. */
const beginnings: Record<Kind, { one: string; of: (remote: string) => string }> = {
  endpoints: { one: 'endpoint', of: camelCase },
  slices: { one: 'slice', of: (remote) => `${remote}/` },
  events: { one: 'event', of: (remote) => `${remote}/` },
}
const kinds = Object.keys(beginnings) as Kind[]

function camelCase(remote: string): string {
  return remote.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** @returns a sentence for each name that another remote uses or could use */
export function nameProblems(remote: string, names: Names, registry: Registry): string[] {
  return kinds.flatMap((kind) => {
    const { one, of } = beginnings[kind]
    return names[kind].flatMap((name) => {
      const owner = ownerOfName(registry, remote, kind, name)
      if (owner)
        return [
          `The ${one} '${name}' belongs to ${owner}: choose another name that begins with '${of(remote)}'.`,
        ]
      return name.startsWith(of(remote))
        ? []
        : [`The ${one} '${name}' must begin with '${of(remote)}': rename it.`]
    })
  })
}

function ownerOfName(registry: Registry, remote: string, kind: Kind, name: string): string | undefined {
  return Object.entries(registry.remotes).find(
    ([other, { live, canary, versions }]) =>
      other !== remote &&
      [live, canary?.version ?? live].some((version) => versions[version]?.[kind].includes(name)),
  )?.[0]
}
