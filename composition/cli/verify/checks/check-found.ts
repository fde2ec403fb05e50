import type { ModuleDescription } from '../../../renderer/thread/description/describe-module'

/** @returns a sentence for each page that search engines would not find */
export function foundProblems(remote: string, routes: ModuleDescription['routes']): string[] {
  return routes.flatMap(({ path, found }) => {
    const missing = [
      ...(found?.hasMetadata === false ? ['no metadata'] : []),
      ...(found?.isListed === false ? ['no address'] : []),
    ]
    if (missing.length === 0) return []
    const what = missing.length > 1 ? 'both' : 'it'
    return [
      `${path} has ${missing.join(' and ')} in ${remote}/src/server.ts: add ${what}, or make the route private.`,
    ]
  })
}
