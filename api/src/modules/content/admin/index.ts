import { type ContentBlocksAdminDeps, createContentBlocksAdmin } from './content-blocks'
import { contentBlocksRoutes } from './content-blocks.routes'

/** The texts of the shop as staff change them. */
export const createContentAdmin = (deps: ContentBlocksAdminDeps) =>
  contentBlocksRoutes(createContentBlocksAdmin(deps))
