import { type ContentBlocksAdminDeps, createContentBlocksAdmin } from './content-blocks'
import { contentBlocksRoutes } from './content-blocks.routes'

export const createContentAdmin = (deps: ContentBlocksAdminDeps) =>
  contentBlocksRoutes(createContentBlocksAdmin(deps))
