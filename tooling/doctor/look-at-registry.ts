import { openRegistry } from 'registry/open-store'
import { type Finding, reasonOf, right, wrong } from './finding'

/** @param place as in the setting REGISTRY */
export async function lookAtRegistry(place: string): Promise<Finding> {
  try {
    const { registry } = await (await openRegistry(place)).read()
    const names = Object.keys(registry.remotes)
    if (names.length === 0) return wrong(`The registry at ${place} names no remote. Publish: npm start does.`)
    return right(`The registry at ${place} names ${names.join(', ')}.`)
  } catch (error) {
    return wrong(`The registry at ${place} cannot be read (${reasonOf(error)}).`)
  }
}
