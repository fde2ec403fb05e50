import { test as base } from '../../fixtures'
import { type Front, startFront } from './front'

/** A test whose browser reaches the shop through a front, which can drop or delay files. */
export const test = base.extend<{ front: Front }>({
  front: async ({ browserName: _ }, use, { project }) => {
    const front = await startFront(project.use.baseURL ?? '')
    await use(front)
    await front.stop()
  },
  baseURL: ({ front }, use) => use(front.origin),
})
