import { openRegistry } from 'registry/open-store'
import { describeFailure, type Finding, right, wrong } from './finding'

/** An empty registry is fine for a local shop: `npm start` fills it. @param place as in the setting REGISTRY */
export async function lookAtRegistry(place: string, isPublic: boolean): Promise<Finding> {
  try {
    const { registry } = await (await openRegistry(place)).read()
    const names = Object.keys(registry.remotes)
    if (names.length === 0 && isPublic)
      return wrong(`The registry at ${place} contains no remotes. Publish them: npm run remotes -- help`)
    if (names.length === 0) return right(`The registry at ${place} will be filled at the first start.`)
    return right(`The registry at ${place} contains ${names.join(', ')}.`)
  } catch (error) {
    return wrong(`The registry at ${place} cannot be read (${describeFailure(error)}).`)
  }
}
