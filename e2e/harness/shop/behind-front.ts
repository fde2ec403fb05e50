import { test as base } from '../fixtures'
import { type Front, startFront } from './front'

/** Journeys whose shopper comes to the shop through a front of their own, where files are lost and held. */
export const test = base.extend<{ front: Front }>({
  front: async ({ browserName: _ }, use, { project }) => {
    const front = await startFront(project.use.baseURL ?? '')
    await use(front)
    await front.stop()
  },
  baseURL: ({ front }, use) => use(front.origin),
})
