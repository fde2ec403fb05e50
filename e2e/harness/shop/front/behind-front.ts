import { test as base } from '../../fixtures'
import { type Front, startFront } from './front'

/** For journeys that drop or delay files: their browser reaches the shop through a front. */
export const test = base.extend<{ front: Front }>({
  front: async ({ browserName: _ }, use, { project }) => {
    const front = await startFront(project.use.baseURL ?? '')
    await use(front)
    await front.stop()
  },
  baseURL: ({ front }, use) => use(front.origin),
})
