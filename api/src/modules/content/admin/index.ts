import { type AdminWordsDeps, createAdminWordsService } from './content-blocks'
import { wordsRoutes } from './content-blocks.routes'

/** The texts of the shop as staff change them. */
export const createContentAdmin = (deps: AdminWordsDeps) => wordsRoutes(createAdminWordsService(deps))
