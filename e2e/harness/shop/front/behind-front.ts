import { test as base } from '../../fixtures'
import { type Front, startFront } from './front'

/** Journeys that drop or delay files use this: their browser reaches the shop through a front. */
export const test = base.extend<{ front: Front }>({
  front: async ({ browserName: _ }, use, { project }) => {
    const front = await startFront(project.use.baseURL ?? '')
    await use(front)
    await front.stop()
  },
  baseURL: ({ front }, use) => use(front.origin),
})
